import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {firstPayment, readRate} from './calculate.ts'

type Section = SectionOf<'earningsExample'>
type Product = NonNullable<Section['products']>[number]
type Level = NonNullable<Section['levels']>[number]

export const mostPolicies = 1000

export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0})

const perCent = (value: number): string => `${value.toLocaleString('en-US', {maximumFractionDigits: 2})}%`

/** The name of a product in the address: `term-life`. */
export const parameterOf = ({product}: Product): string =>
  (product ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Parses a number of policies. Returns undefined if it is not a number in the accepted range. */
export function readPolicies(text: string): number | undefined {
  const digits = text.trim().replace(/^(\d),(\d{3})$/, '$1$2')
  return /^\d{1,5}$/.test(digits) && Number(digits) <= mostPolicies ? Number(digits) : undefined
}

/** Returns the product's number of policies, limited to the valid range. */
export const defaultPolicies = ({policies}: Product): number => bounded(policies, mostPolicies)

/** Returns the assumption about a product, with its rate as the level publishes it. */
export function assumptionOf(product: Product, level: Level | undefined, policies: number) {
  const published = level?.rates?.find((rate) => rate.product === product.product)?.rate ?? ''
  return {
    policies,
    premium: bounded(product.premium, 1_000_000),
    published,
    rate: readRate(published),
    renewal: bounded(product.renewal, 100),
    renewalYears: bounded(product.renewalYears, 30),
    persistency: bounded(product.persistency, 100),
  }
}

export function assumptionText(
  section: Section,
  {product}: Product,
  {rate, policies, premium, published, renewal, renewalYears, persistency}: ReturnType<typeof assumptionOf>,
): string {
  if (!rate) return fill(section.unpaidText, {product})
  return fill('share' in rate ? section.shareText : section.flatText, {
    product,
    policies: policies.toLocaleString('en-US'),
    premium: dollars(premium),
    rate: published,
    amount: dollars(firstPayment({premium, rate})),
    renewal: perCent(renewal),
    years: renewalYears,
    persistency: perCent(persistency),
  })
}

/** A number of content as the Studio takes it: not negative, not too large. */
function bounded(value: number | null | undefined, most: number): number {
  return Math.min(most, Math.max(0, Number(value) || 0))
}
