import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {localSiteSettings} from '@upline/scripts/product/build-settings.ts'
import {build} from 'vite'
import type {Product} from './product.ts'
import type {Swap} from './variants.ts'

/** The product's build for browsers with one module swapped, in memory: its template and scripts by their path. */
export async function buildSwapped(
  {origin, studio, backend}: Product,
  {module, code}: Swap,
): Promise<Map<string, string>> {
  Object.assign(process.env, localSiteSettings({site: origin, studio, backend, smtp: ''}))
  let isSwapped = false
  const load = (id: string) => {
    if (!id.endsWith(module)) return null
    isSwapped = true
    return code
  }
  const result = await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [{name: 'swap', load}],
    build: {write: false},
  })
  if (!isSwapped) throw new Error(`The site has no module ${module}`)
  return new Map(
    [result]
      .flat()
      .flatMap((each) => ('output' in each ? each.output : []))
      .filter(({fileName}) => /\.(js|html)$/.test(fileName))
      .map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}
