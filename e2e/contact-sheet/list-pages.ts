import {UserError} from '@upline/scripts/bootstrap/user-error.mjs'

/** Pages that the sitemap leaves out, and an address that has none. */
const unlisted = [
  '/downloads/life-insurance-employee-benefits.html',
  '/maintenance',
  '/access-denied',
  '/no-such-page',
]

/** Returns the paths of all pages: the sitemap, and pages that it leaves out. */
export async function listPages(site: string): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', site)).catch(() => undefined)
  if (!answer?.ok) {
    throw new UserError(
      `There is no site at ${site}: run \`npm start\`, or name the running one with --site.`,
    )
  }
  const listed = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...new Set([...[...listed].map(([, address = '/']) => new URL(address).pathname), ...unlisted])]
}
