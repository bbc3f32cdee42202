// Generated from schemas/src/sections/sections.ts by `npm run typegen`. Do not edit.
import type {SectionComponents} from '../content/types.ts'
import {BulletList} from './bullet-list/bullet-list.tsx'
import {CareerPath} from './career-path/career-path.tsx'
import {CarrierDirectory} from './carrier-directory/carrier-directory.tsx'
import {CommissionLevels} from './commission-levels/commission-levels.tsx'
import {CompensationCaps} from './compensation-caps/compensation-caps.tsx'
import {ContactDetails} from './contact-details/contact-details.tsx'
import {ContractingGuide} from './contracting-guide/contracting-guide.tsx'
import {CourseList} from './course-list/course-list.tsx'
import {Departments} from './departments/departments.tsx'
import {DocumentList} from './document-list/document-list.tsx'
import {EarningsExample} from './earnings-example/earnings-example.tsx'
import {EnrollmentWindows} from './enrollment-windows/enrollment-windows.tsx'
import {FaqList} from './faq-list/faq-list.tsx'
import {LegalSections} from './legal-sections/legal-sections.tsx'
import {NewsList} from './news-list/news-list.tsx'
import {Notice} from './notice/notice.tsx'
import {PartnerTiers} from './partner-tiers/partner-tiers.tsx'
import {People} from './people/people.tsx'
import {PlanList} from './plan-list/plan-list.tsx'
import {ProductCategories} from './product-categories/product-categories.tsx'
import {Prose} from './prose/prose.tsx'
import {SiteSearch} from './site-search/site-search.tsx'
import {Stats} from './stats/stats.tsx'
import {Steps} from './steps/steps.tsx'
import {Tabs} from './tabs/tabs.tsx'
import {Timeline} from './timeline/timeline.tsx'
import {ToolList} from './tool-list/tool-list.tsx'
import type {homeSections} from './home-sections.generated.ts'

/** The sections whose code is loaded when a page needs it. */
export const moreSections: Omit<SectionComponents, keyof typeof homeSections | 'inquiryForm'> = {
  prose: Prose,
  stats: Stats,
  tabs: Tabs,
  planList: PlanList,
  bulletList: BulletList,
  carrierDirectory: CarrierDirectory,
  commissionLevels: CommissionLevels,
  compensationCaps: CompensationCaps,
  newsList: NewsList,
  contactDetails: ContactDetails,
  legalSections: LegalSections,
  timeline: Timeline,
  people: People,
  faqList: FaqList,
  steps: Steps,
  careerPath: CareerPath,
  enrollmentWindows: EnrollmentWindows,
  courseList: CourseList,
  documentList: DocumentList,
  contractingGuide: ContractingGuide,
  toolList: ToolList,
  productCategories: ProductCategories,
  partnerTiers: PartnerTiers,
  departments: Departments,
  notice: Notice,
  siteSearch: SiteSearch,
  earningsExample: EarningsExample,
}
