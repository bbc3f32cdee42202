/** What holds style rules: a sheet, or a rule around others such as `@media`. */
export type RuleGroup = Pick<CSSGroupingRule, 'cssRules' | 'insertRule'>

/**
 * Puts each rule of `whole` that `part` lacks at its place in `part`, which must have some rules of `whole` in the same order. It may
 * have them with fewer selectors and declarations, then the whole rule follows. Goes on to the next rule each time it is asked.
 *
 * Chromium works out nothing anew for a rule that concerns no element. It would for each element that a second, whole sheet concerns, and
 * for all of them because of a new group, a registered property or an animation. So `part` should have the first two of `whole`, and
 * animations are left out here, as their place is of no account.
 */
export function* completeRules(part: RuleGroup, whole: RuleGroup): Generator<undefined> {
  let at = 0
  for (const rule of whole.cssRules) {
    const there = part.cssRules[at]
    const isThere = there?.constructor === rule.constructor && isPartOf(there, rule)
    if (isThere) at += 1
    if (isThere && rule instanceof CSSGroupingRule) yield* completeRules(there as CSSGroupingRule, rule)
    else if (isThere ? there.cssText !== rule.cssText : belongsHere(rule)) {
      part.insertRule(rule.cssText, at)
      at += 1
    }
    yield undefined
  }
}

function isPartOf(part: CSSRule, whole: CSSRule): boolean {
  const names = prelude(whole).split(', ')
  return prelude(part)
    .split(', ')
    .every((name) => names.includes(name))
}

/** False for an animation, and for what is meant for paper or other browsers. */
function belongsHere(rule: CSSRule): boolean {
  if (rule instanceof CSSKeyframesRule) return false
  return rule instanceof CSSSupportsRule ? CSS.supports(rule.conditionText) : prelude(rule) !== 'print'
}

/** What stands before the braces, without the kind of rule. */
function prelude(rule: CSSRule): string {
  const {selectorText, conditionText, name} = rule as Partial<
    CSSStyleRule & CSSConditionRule & CSSLayerBlockRule
  >
  return selectorText ?? conditionText ?? name ?? ''
}
