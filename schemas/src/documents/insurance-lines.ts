/** The insurance lines of the site. */
export const insuranceLines = [
  'Final Expense',
  'Life',
  'Medicare',
  'Health',
  'Annuities',
  'Group Life',
] as const
