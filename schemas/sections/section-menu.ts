import type {InsertMenuOptions} from 'sanity'

/** The section picker: grouped, searchable, as a grid of thumbnails or as a list. */
export const sectionMenu: InsertMenuOptions = {
  filter: true,
  groups: [
    {
      name: 'opening',
      title: 'Opening and closing',
      of: ['hero', 'callToAction', 'notice', 'inquiryForm', 'contactDetails'],
    },
    {
      name: 'text',
      title: 'Text and pictures',
      of: ['prose', 'cardGrid', 'bulletList', 'steps', 'faqList', 'stats', 'tabs'],
    },
    {
      name: 'products',
      title: 'Plans and carriers',
      of: [
        'planList',
        'comparisonTable',
        'enrollmentWindows',
        'carrierShowcase',
        'carrierDirectory',
        'productCategories',
      ],
    },
    {
      name: 'agents',
      title: 'For agents',
      of: ['commissionLevels', 'partnerTiers', 'careerPath', 'courseList', 'documentList', 'toolList'],
    },
    {
      name: 'company',
      title: 'Company and people',
      of: ['testimonials', 'people', 'departments', 'timeline', 'newsList', 'legalSections'],
    },
  ],
  views: [
    {name: 'grid', previewImageUrl: (type) => `/static/sections/${thumbnailName(type)}`},
    {name: 'list'},
  ],
}

/** File name of a section's thumbnail: `cardGrid` has `card-grid.svg`. */
export function thumbnailName(type: string): string {
  return `${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`
}
