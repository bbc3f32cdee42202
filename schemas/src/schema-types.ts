import {calendarEvent} from './documents/calendar-event.ts'
import {careerLevel} from './documents/career-level.ts'
import {carrier} from './documents/carrier.ts'
import {carrierCategory, carrierSpecialty, newsCategory, partnerLevel} from './documents/choices.ts'
import {commissionLevel} from './documents/commission-level.ts'
import {compensationCap} from './documents/compensation-cap.ts'
import {contractingTopic} from './documents/contracting-topic.ts'
import {course} from './documents/course.ts'
import {department} from './documents/department.ts'
import {disclaimer} from './documents/disclaimer.ts'
import {enrollmentWindow} from './documents/enrollment-window.ts'
import {fact} from './documents/fact.ts'
import {faq} from './documents/faq.ts'
import {legalSection} from './documents/legal-section.ts'
import {marketingTool} from './documents/marketing-tool.ts'
import {newsArticle} from './documents/news-article.ts'
import {page} from './documents/page.ts'
import {partnerTier} from './documents/partner-tier.ts'
import {person} from './documents/person.ts'
import {plan} from './documents/plan.ts'
import {planCount} from './documents/plan-count.ts'
import {productCategory} from './documents/product-category.ts'
import {redirect} from './documents/redirect.ts'
import {resourceDocument} from './documents/resource-document.ts'
import {sharedSection} from './documents/shared-section.ts'
import {testimonial} from './documents/testimonial.ts'
import {timelineEntry} from './documents/timeline-entry.ts'
import {action} from './objects/action.ts'
import {bulletGroup} from './objects/bullet-group.ts'
import {card} from './objects/card.ts'
import {carrierRating} from './objects/carrier-rating.ts'
import {fieldText} from './objects/field-text.ts'
import {iconName} from './objects/icon-name.ts'
import {link} from './objects/link.ts'
import {navGroup} from './objects/nav-group.ts'
import {picture} from './objects/picture.ts'
import {richText} from './objects/rich-text.ts'
import {seo} from './objects/seo.ts'
import {stat} from './objects/stat.ts'
import {stateAvailability} from './objects/state-availability.ts'
import {step} from './objects/step.ts'
import {tabPanel} from './objects/tab-panel.ts'
import {tableCell} from './objects/table-cell.ts'
import {tableRow} from './objects/table-row.ts'
import {sections} from './sections/sections.ts'
import {carrierPage} from './singletons/carrier-page.ts'
import {inquirySettings} from './singletons/inquiry-settings.ts'
import {interfaceText} from './singletons/interface-text.ts'
import {navigation} from './singletons/navigation.ts'
import {notFoundPage} from './singletons/not-found-page.ts'
import {notificationMail} from './singletons/notification-mail.ts'
import {siteSettings} from './singletons/site-settings.ts'

/** Types with many documents. */
export const collectionSchemas = [
  calendarEvent,
  careerLevel,
  carrier,
  carrierCategory,
  carrierSpecialty,
  commissionLevel,
  compensationCap,
  contractingTopic,
  course,
  department,
  disclaimer,
  enrollmentWindow,
  fact,
  faq,
  legalSection,
  marketingTool,
  newsArticle,
  newsCategory,
  page,
  partnerLevel,
  partnerTier,
  person,
  plan,
  planCount,
  productCategory,
  redirect,
  resourceDocument,
  sharedSection,
  testimonial,
  timelineEntry,
]

/** Types with exactly one document, whose id is the type's name. */
export const singletonSchemas = [
  carrierPage,
  inquirySettings,
  interfaceText,
  navigation,
  notFoundPage,
  notificationMail,
  siteSettings,
]

const objectSchemas = [
  action,
  bulletGroup,
  card,
  carrierRating,
  fieldText,
  iconName,
  link,
  navGroup,
  picture,
  richText,
  seo,
  stat,
  stateAvailability,
  step,
  tabPanel,
  tableCell,
  tableRow,
]

/** The whole content model. */
export const schemaTypes = [
  ...collectionSchemas,
  ...singletonSchemas,
  ...objectSchemas,
  ...sections.map(({schema}) => schema),
]
