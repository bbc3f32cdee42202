// Generated from schemas/src/sections.ts by `npm run typegen`. Do not edit.
import type {frequentSections} from './frequent-sections.generated.ts'
import type {SectionRegistry} from './section-component.ts'

/** Loads the component of each section type that is not part of the site's code. */
export const registry = {
  prose: () => import('./prose/prose.tsx').then((module) => module.Prose),
  stats: () => import('./stats/stats.tsx').then((module) => module.Stats),
  tabs: () => import('./tabs/tabs.tsx').then((module) => module.Tabs),
  comparisonTable: () => import('./comparison-table/comparison-table.tsx').then((module) => module.ComparisonTable),
  planList: () => import('./plan-list/plan-list.tsx').then((module) => module.PlanList),
  bulletList: () => import('./bullet-list/bullet-list.tsx').then((module) => module.BulletList),
  carrierDirectory: () => import('./carrier-directory/carrier-directory.tsx').then((module) => module.CarrierDirectory),
  commissionLevels: () => import('./commission-levels/commission-levels.tsx').then((module) => module.CommissionLevels),
  newsList: () => import('./news-list/news-list.tsx').then((module) => module.NewsList),
  inquiryForm: () => import('./inquiry-form/inquiry-form.tsx').then((module) => module.InquiryForm),
  contactDetails: () => import('./contact-details/contact-details.tsx').then((module) => module.ContactDetails),
  legalSections: () => import('./legal-sections/legal-sections.tsx').then((module) => module.LegalSections),
  timeline: () => import('./timeline/timeline.tsx').then((module) => module.Timeline),
  people: () => import('./people/people.tsx').then((module) => module.People),
  faqList: () => import('./faq-list/faq-list.tsx').then((module) => module.FaqList),
  steps: () => import('./steps/steps.tsx').then((module) => module.Steps),
  careerPath: () => import('./career-path/career-path.tsx').then((module) => module.CareerPath),
  enrollmentWindows: () => import('./enrollment-windows/enrollment-windows.tsx').then((module) => module.EnrollmentWindows),
  courseList: () => import('./course-list/course-list.tsx').then((module) => module.CourseList),
  documentList: () => import('./document-list/document-list.tsx').then((module) => module.DocumentList),
  contractingGuide: () => import('./contracting-guide/contracting-guide.tsx').then((module) => module.ContractingGuide),
  toolList: () => import('./tool-list/tool-list.tsx').then((module) => module.ToolList),
  productCategories: () => import('./product-categories/product-categories.tsx').then((module) => module.ProductCategories),
  partnerTiers: () => import('./partner-tiers/partner-tiers.tsx').then((module) => module.PartnerTiers),
  departments: () => import('./departments/departments.tsx').then((module) => module.Departments),
  notice: () => import('./notice/notice.tsx').then((module) => module.Notice),
  siteSearch: () => import('./site-search/site-search.tsx').then((module) => module.SiteSearch),
  earningsExample: () => import('./earnings-example/earnings-example.tsx').then((module) => module.EarningsExample),
  eventList: () => import('./event-list/event-list.tsx').then((module) => module.EventList),
} satisfies Omit<SectionRegistry, keyof typeof frequentSections>
