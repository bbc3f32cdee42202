import type {Browser} from '@playwright/test'
import {slowNetwork, startBrowser} from '../browser.ts'
import {markdownTable, median, type Row, spread} from '../report.ts'
import {serveVariants} from '../variant-servers.ts'
import {ablations, baselines, type Variant} from '../variants.ts'
import {type Control, type Timing, watchControl} from './control.ts'
import type {Part} from './part.ts'

const {ours, plainHydration, plainSpa} = baselines
const variants: Variant[] = [ours, plainHydration, plainSpa, ...ablations]
/** Those that a mark compares: one load differs from the next by more than the mark allows. */
const compared: Variant[] = [ours, plainHydration]

const controls: (Control & {path: string})[] = [
  {name: 'life', path: '/insurance/life', selector: '[role="tab"][aria-selected="false"]', act: 'click'},
  {
    name: 'directory',
    path: '/carriers/directory',
    selector: '[data-section="carrierDirectory"] input[type="search"]',
    act: 'type',
  },
]
const inputs = [
  {early: false, title: ''},
  {early: true, title: ', with an input after 100 ms'},
]

/** Time until a control answers, on a slow network with a processor four times slower; variants in turns. */
export const hydration: Part = async ({product, chromium, runs, log}) => {
  const {origins, stop} = await serveVariants(
    product,
    variants,
    controls.map(({path}) => path),
  )
  const browser = await startBrowser(chromium)
  const times = new Map<string, number[]>()
  const comparisons = runs * 2 + 1
  try {
    for (let run = 0; run < comparisons; run += 1) {
      for (const control of controls) {
        for (const {early, title} of inputs) {
          for (const {name} of run < runs ? variants : compared) {
            const {held, answered} = await measure(browser, origins.get(name) + control.path, control, early)
            log(`${control.name}, ${name}${title}: held after ${held} ms, answered after ${answered} ms`)
            const key = `${control.name} ${early} ${name}`
            times.set(key, [...(times.get(key) ?? []), answered])
          }
        }
      }
    }
  } finally {
    await browser.close()
    stop()
  }

  const timesOf = (control: Control, early: boolean, {name}: Variant) =>
    times.get(`${control.name} ${early} ${name}`) ?? []
  const cases = controls.flatMap((control) => inputs.map((input) => ({control, ...input})))
  const rows = cases.map(
    ({control, early, title}): Row => ({
      what: `Until ${control.name} answers / plain hydration${title}`,
      value: median(timesOf(control, early, ours)) / median(timesOf(control, early, plainHydration)),
      unit: '',
      mark: 1.1,
      n: comparisons,
    }),
  )
  const table = markdownTable(
    ['until the page answers, ms (range)', ...cases.map(({control, title}) => control.name + title)],
    variants.map((variant) => [
      variant.name,
      ...cases.map(({control, early}) => spread(timesOf(control, early, variant))),
    ]),
  )
  return {rows, tables: [table]}
}

async function measure(browser: Browser, address: string, control: Control, early: boolean): Promise<Timing> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, hasTouch: true})
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4})
    await page.addInitScript(watchControl, {control, early})
    await page.goto(address, {waitUntil: 'commit'})
    return await page.evaluate(() => window.timing)
  } finally {
    await context.close()
  }
}
