/** What carriers specialise in; the choice of the directory is made from these. */
export const carrierSpecialties = [
  'Term Life',
  'Whole Life',
  'Universal Life',
  'Indexed Universal Life',
  'Final Expense',
  'Group Life',
  'Living Benefits',
  'Medicare Advantage',
  'Medicare Supplement',
  'Prescription Drug Plans',
  'Individual Health',
  'Family Health',
  'Group Health',
  'Short-Term Health',
  'Dental & Vision',
  'Hospital Indemnity',
  'Critical Illness',
  'Disability Income',
  'Long-Term Care',
  'Fixed Annuities',
  'Indexed Annuities',
  'MYGA',
] as const

/** The insurance lines of the site. */
export const insuranceLines = [
  'Final Expense',
  'Life',
  'Medicare',
  'Health',
  'Annuities',
  'Group Life',
] as const
