/** Groups of the section picker in their order, with their titles. */
export const sectionGroups = {
  opening: 'Opening and closing',
  text: 'Text and pictures',
  products: 'Plans and carriers',
  agents: 'For agents',
  company: 'Company and people',
} as const

export type SectionGroup = keyof typeof sectionGroups
