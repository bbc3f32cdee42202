import {walk} from '@upline/domain/content/walk.ts'
import type {Problem, SourceDocument} from '../read-documents.ts'

/** An amount that only the fact with this key, or documents of these types, may contain. */
type Figure = {pattern: RegExp; fact: string; types?: string[]} | {pattern: RegExp; types: string[]}

/** The sample's amounts, in the forms in which they might be typed. */
const figures: Figure[] = [
  {fact: 'foundedYear', pattern: /\b2017\b/},
  {fact: 'statesCount', pattern: /\b(50|fifty) states\b/i},
  {fact: 'responseTime', pattern: /\b24 hours\b/},
  {fact: 'hours', pattern: /9(:00)? ?AM ?(-|–|to) ?5(:00)? ?PM/i},
  {fact: 'supportHours', pattern: /24\/7/},
  {fact: 'trainingCallDays', pattern: /Monday to Friday/i},
  {fact: 'trainingCallTime', pattern: /9:00 AM EST/i},
  {fact: 'advancementWindow', pattern: /\b12-month\b/},
  {fact: 'clientsCount', pattern: /15,000/},
  {fact: 'clientSatisfaction', pattern: /\b98 ?(%|percent)/},
  {fact: 'checkInsPerYear', pattern: /\b(4|four) (client )?check-ins/i},
  {fact: 'finalExpenseMax', pattern: /\$50,000/},
  {fact: 'termPeriods', pattern: /\b10, 20,? (or|and) 30/},
  {fact: 'groupTermLengths', pattern: /\b10, 15, 20/},
  {fact: 'familyTermChildAge', pattern: /\bage (of )?26\b/},
  {fact: 'groupRateSavings', pattern: /\b15 ?(-|–|to) ?25\b/},
  {fact: 'groupDeductibleCoverage', pattern: /\$50k/i},
  {fact: 'groupLaunchTime', pattern: /\b30 days\b/},
  {fact: 'groupPortabilityWindow', pattern: /\b31 days\b/},
  {fact: 'groupClaimTime', pattern: /\b5 ?(-|–|to) ?7 business/},
  {fact: 'groupEmployeeShare', pattern: /\b55 ?(%|percent)/},
  // An article or a source may name a past year.
  {fact: 'medicareYear', pattern: /\b2024\b(?!-\d\d)/, types: ['newsArticle', 'disclaimer']},
  {fact: 'partBPremium', pattern: /\$202\.90/},
  {fact: 'partBDeductible', pattern: /\$283\b/},
  {fact: 'partADeductible', pattern: /\$1,736/},
  {fact: 'partDDeductible', pattern: /\$615\b/},
  {fact: 'partDLimit', pattern: /\$2,100/},
  {fact: 'medicarePartBPremium', pattern: /\$174\.70/},
  {fact: 'medicarePartADeductible', pattern: /\$1,632/},
  {fact: 'medicarePartBDeductible', pattern: /\$240\b/},
  {fact: 'medicarePartDDeductible', pattern: /\$545\b/},
  {fact: 'medicarePartDPremium', pattern: /\$48\b/},
  {fact: 'medicarePartDPenalty', pattern: /\b1 ?(%|percent)/},
  {fact: 'medicarePartBPenalty', pattern: /\b10 ?(%|percent)/},
  {fact: 'medigapEnrollment', pattern: /\b6 months\b/},
  {fact: 'initialEnrollment', pattern: /\b7 months\b/},
  {fact: 'annualEnrollment', pattern: /\bOct(ober|\.)? 15\b|\bDec(ember|\.)? 7\b/},
  {fact: 'advantageOpenEnrollment', pattern: /\bMar(ch|\.)? 31\b/},
  {fact: 'healthOpenEnrollment', pattern: /\bNov(ember|\.)? 1\b|\bJan(uary|\.)? 15\b/},
  {fact: 'mygaTerms', pattern: /\b3, 5, 7\b/},
  {fact: 'maintenanceDuration', pattern: /\b2 hours\b/},
  {fact: 'maintenanceCompletion', pattern: /\b4:00 PM/i},
  {types: ['commissionLevel'], pattern: /\$(400-600|500-700|600-800)|\b(20|22|25|100|105)%/},
  {types: ['commissionLevel', 'partnerTier', 'testimonial'], pattern: /\b(75|80|85|90|95)%/},
  {types: ['partnerTier'], pattern: /\$(2M|1M|250K)\b/i},
  {types: ['partnerTier', 'fact'], pattern: /\b(10|25|50|100)\+/},
  {types: ['careerLevel'], pattern: /\b(0-12|12-24|24\+) months\b/},
  {types: ['testimonial'], pattern: /\b(127|200|45)%|\b350\+|\b20 ?hrs/},
]

/** Returns a problem for each amount that should be a token, or a reference to the document that contains it. */
export function typedFigures(documents: SourceDocument[]): Problem[] {
  const problems: Problem[] = []
  for (const {file, document} of documents) {
    walk(document, (value, path) => {
      if (typeof value !== 'string') return
      for (const figure of figures) {
        const [amount] = figure.pattern.exec(value) ?? []
        if (amount === undefined) continue
        if (path === 'source' || figure.types?.includes(document._type)) continue
        if ('fact' in figure) {
          if (document.key === figure.fact && path === 'value') continue
          problems.push({file, message: `${file}: ${path} types "${amount}"; write {${figure.fact}} instead`})
        } else {
          const home = figure.types.join(' or ')
          problems.push({
            file,
            message: `${file}: ${path} types "${amount}", which belongs in a ${home} document`,
          })
        }
      }
    })
  }
  return problems
}

/** Keys of the facts with a figure. */
export const figureFacts = figures.flatMap((figure) => ('fact' in figure ? [figure.fact] : []))
