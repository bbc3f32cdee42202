import {about} from './about.ts'
import {carriers} from './carriers.ts'
import {company} from './company.ts'
import {home} from './home.ts'
import {insurance} from './insurance.ts'
import {resources} from './resources.ts'
import type {Route} from './route.ts'

/** The required pages: 29 original routes, the download page of group life, and later pages. */
export const routes: readonly Route[] = [home, ...insurance, ...resources, ...carriers, ...about, ...company]

/** Paths that links lead to without a page: each shows the 404 page until staff publish one. */
export const deadPaths = [
  '/about/agent-resources',
  '/insurance/annuity',
  '/team',
  '/careers',
  '/agent-portal',
  '/login',
  '/products/life',
  '/products/medicare',
  '/agents/benefits',
] as const
