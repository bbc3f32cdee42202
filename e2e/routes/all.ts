import {about} from './about.ts'
import {carriers} from './carriers.ts'
import {company} from './company.ts'
import {home} from './home.ts'
import {insurance} from './insurance.ts'
import {resources} from './resources.ts'
import type {Route} from './route.ts'

/** The route table of the specification: 29 paths and the page that the group life page offers to download; and what came since. */
export const routes: readonly Route[] = [home, ...insurance, ...resources, ...carriers, ...about, ...company]

/** Paths that links lead to although no page is there: the specification wants each to show the 404 page. */
export const deadPaths = [
  '/about/agent-resources',
  '/insurance/annuity',
  '/carriers/blue-anchor-life',
  '/team',
  '/careers',
  '/agent-portal',
  '/login',
  '/products/life',
  '/products/medicare',
  '/agents/benefits',
] as const
