// Generated from schemas/src/sections/sections.ts by `npm run typegen`. Do not edit.
import type {SectionComponents} from '../content/types.ts'
import {CallToAction} from './call-to-action/call-to-action.tsx'
import {CardGrid} from './card-grid/card-grid.tsx'
import {CarrierShowcase} from './carrier-showcase/carrier-showcase.tsx'
import {ComparisonTable} from './comparison-table/comparison-table.tsx'
import {EventList} from './event-list/event-list.tsx'
import {Hero} from './hero/hero.tsx'
import {Testimonials} from './testimonials/testimonials.tsx'

/** The sections whose code every page has. */
export const homeSections: Pick<SectionComponents, 'hero' | 'cardGrid' | 'comparisonTable' | 'carrierShowcase' | 'testimonials' | 'callToAction' | 'eventList'> = {
  hero: Hero,
  cardGrid: CardGrid,
  comparisonTable: ComparisonTable,
  carrierShowcase: CarrierShowcase,
  testimonials: Testimonials,
  callToAction: CallToAction,
  eventList: EventList,
}
