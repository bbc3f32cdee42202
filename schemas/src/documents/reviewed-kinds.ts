/** Document types that can require a review before they are published. If none is chosen, the first seven do. */
const suggested = [
  {value: 'fact', title: 'Facts and figures'},
  {value: 'disclaimer', title: 'Disclaimers'},
  {value: 'enrollmentWindow', title: 'Enrollment windows'},
  {value: 'commissionLevel', title: 'Commission levels'},
  {value: 'compensationCap', title: 'Compensation caps'},
  {value: 'planCount', title: 'Plan counts'},
  {value: 'legalSection', title: 'Legal texts'},
]

/** Means that no document needs a review. Without any choice, the suggested types need one. */
export const noKind = 'none'

export const reviewedKinds = [
  ...suggested,
  {value: 'newsArticle', title: 'News articles'},
  {value: 'page', title: 'Pages'},
  {value: 'sharedSection', title: 'Shared sections'},
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
  {value: 'notificationMail', title: 'Notification email'},
  {value: noKind, title: 'None: publish everything without a review'},
]

export const suggestedKinds = suggested.map(({value}) => value)

/** GROQ, with the parameter `$suggestedKinds`: the kinds that need a review. A dataset without settings has no rules yet. */
export const reviewedKindsQuery =
  '*[_id == "siteSettings"][0]{"kinds": select(count(reviewedKinds) > 0 => reviewedKinds, $suggestedKinds)}.kinds'
