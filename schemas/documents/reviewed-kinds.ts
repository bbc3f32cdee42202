/** Kinds of document that staff may ask a review for before they are published; the first are suggested. */
const suggested = [
  {value: 'fact', title: 'Facts and figures'},
  {value: 'disclaimer', title: 'Disclaimers'},
  {value: 'enrollmentWindow', title: 'Enrollment windows'},
  {value: 'commissionLevel', title: 'Commission levels'},
  {value: 'compensationCap', title: 'Compensation caps'},
  {value: 'legalSection', title: 'Legal texts'},
]

export const reviewedKinds = [
  ...suggested,
  {value: 'newsArticle', title: 'News articles'},
  {value: 'page', title: 'Pages'},
  {value: 'carrier', title: 'Carriers'},
  {value: 'plan', title: 'Plans'},
  {value: 'productCategory', title: 'Product categories'},
  {value: 'partnerTier', title: 'Partner tiers'},
  {value: 'careerLevel', title: 'Career levels'},
  {value: 'contractingTopic', title: 'Contracting'},
  {value: 'faq', title: 'Questions and answers'},
  {value: 'testimonial', title: 'Testimonials'},
  {value: 'resourceDocument', title: 'Documents'},
  {value: 'inquirySettings', title: 'Inquiry form and its consent'},
  {value: 'notificationMail', title: 'Mail to the office'},
]

export const suggestedKinds = suggested.map(({value}) => value)
