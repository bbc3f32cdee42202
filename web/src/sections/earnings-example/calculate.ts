/** The commission for a new policy: a share of its premium, or an amount in dollars. */
export type Rate = {share: number} | {flat: number}

export type Assumption = {
  /** New policies each year. */
  policies: number
  /** In dollars, of one policy in its first year. */
  premium: number
  /** Undefined if the level has no rate for the product. */
  rate: Rate | undefined
  /** Percent of the premium, or of the flat amount. */
  renewal: number
  renewalYears: number
  /** Percent of the policies that are kept from one year to the next. */
  persistency: number
}

/** In dollars. */
export type Year = {first: number; renewals: number; total: number}

/** Parses a published rate: `80%`, `$400-600` (the lower end) or `$500`. Returns undefined if the text is anything else. */
export function readRate(text: string | null): Rate | undefined {
  const [, dollar, number = '', percent] =
    /^\s*(\$?)\s*(\d[\d,]*(?:\.\d+)?)\s*(?:[-–—]\s*\$?\s*\d[\d,]*(?:\.\d+)?\s*)?(%?)\s*$/.exec(text ?? '') ??
    []
  const value = Number(number.replaceAll(',', ''))
  if (!number || Boolean(dollar) === Boolean(percent)) return undefined
  return percent ? {share: value / 100} : {flat: value}
}

/** Commissions of each year, when every year brings as many new policies as the first. */
export function earnings(assumptions: readonly Assumption[], years: number): Year[] {
  return Array.from({length: years}, (_, year) => {
    let first = 0
    let renewals = 0
    for (const assumption of assumptions) {
      const {policies, renewal, persistency} = assumption
      const paid = firstPayment(assumption)
      const base = assumption.rate && 'share' in assumption.rate ? assumption.premium : paid
      first += policies * paid
      if (!assumption.rate) continue
      for (let age = 1; age <= Math.min(year, assumption.renewalYears); age += 1) {
        renewals += policies * (persistency / 100) ** age * base * (renewal / 100)
      }
    }
    return {first, renewals, total: first + renewals}
  })
}

/** For one new policy, in dollars. */
export function firstPayment({premium, rate}: Pick<Assumption, 'premium' | 'rate'>): number {
  if (!rate) return 0
  return 'share' in rate ? premium * rate.share : rate.flat
}
