// Generated from schemas/src/sections.ts by `npm run typegen`. Do not edit.
import {CallToAction} from './call-to-action/call-to-action.tsx'
import {CardGrid} from './card-grid/card-grid.tsx'
import {CarrierShowcase} from './carrier-showcase/carrier-showcase.tsx'
import {Hero} from './hero/hero.tsx'
import {Testimonials} from './testimonials/testimonials.tsx'
import type {SectionComponents} from './section-component.ts'

/** The components of the most frequent section types, which are part of the site's code. */
export const frequentSections = {
  hero: Hero,
  cardGrid: CardGrid,
  carrierShowcase: CarrierShowcase,
  testimonials: Testimonials,
  callToAction: CallToAction,
} satisfies Partial<SectionComponents>
