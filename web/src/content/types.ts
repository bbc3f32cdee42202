import type {Facts} from '@upline/domain/periods/figures.ts'
import type {ComponentType} from 'react'
import type {LeftOut} from './place.ts'
import type {PageQueryResult, SiteQueryResult} from './sanity.types.generated.ts'
import type {Resolved} from './tokens.ts'

/** Content of all pages, with the current facts (see siteInForce). */
export type SiteContent = Omit<SiteQueryResult, 'facts' | 'caps' | 'counted' | 'appointmentDays'> & {
  facts: Facts
  /** The organizations and products that disclaimers count, by state. */
  counts: Record<string, readonly [organizations: number, products: number]>
  /** The last date of the counts if they have expired. */
  countsUntil?: string | undefined
}
export type SiteData = Resolved<SiteContent>
export type InterfaceText = NonNullable<SiteData['interfaceText']>

export type ContentData = Resolved<NonNullable<PageQueryResult>> & LeftOut
export type PageData = Extract<ContentData, {_type: 'page'}>
export type ArticleData = Extract<ContentData, {_type: 'newsArticle'}>
export type CarrierData = Extract<ContentData, {_type: 'carrier'}>
export type NotFoundData = Extract<ContentData, {_type: 'notFoundPage'}>

export type Section = NonNullable<PageData['sections']>[number]
export type SectionType = Section['_type']
export type SectionOf<T extends SectionType> = Extract<Section, {_type: T}>
/** The component of each section type that the queries know: one that is missing, or takes another section, does not compile. */
export type SectionComponents = {[T in SectionType]: ComponentType<{section: SectionOf<T>}>}

type ListedAction = NonNullable<SectionOf<'hero'>['actions']>[number]
/** An action outside of a list has no key. */
export type Action = Omit<ListedAction, '_key'> & {_key: string | null}
export type Link = NonNullable<Action['link']>
export type Picture = NonNullable<SectionOf<'hero'>['picture']>
export type RichTextValue = NonNullable<SectionOf<'prose'>['body']>
