/** One line a step: what is being done, for how long, how it ended. Live on a terminal, plain lines otherwise. */
import {Refusal} from './failure.mjs'

const out = process.stdout
const live = out.isTTY === true && process.env.TERM !== 'dumb'
const tickMs = 100
const plainNoticeMs = 1000
const titleWidth = 34

/** @typedef {{title: string, since: number, announced: boolean}} Step */

/** @type {Step[]} */
const steps = []
let drawn = 0
/** @type {NodeJS.Timeout | undefined} */
let ticking

/**
 * Runs `work` as one visible step; gives what it gives. A string that `note` takes stands at the end of the step's line.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  /** @type {Step} */
  const entry = {title, since: performance.now(), announced: false}
  let remark = ''
  steps.push(entry)
  ticking ??= setInterval(tick, tickMs)
  try {
    const result = await work((text) => {
      remark = text
    })
    finish(entry, paint('32', '✓'), remark)
    return result
  } catch (error) {
    const stopped = error instanceof Refusal && error.child?.stopped === true
    finish(entry, stopped ? '–' : paint('31', '✗'), stopped ? 'stopped' : remark)
    throw error
  }
}

/**
 * Prints `text` above the steps that still run.
 * @param {string} text
 */
export function print(text) {
  erase()
  out.write(`${text}\n`)
  draw()
}

/**
 * @param {Step} entry
 * @param {string} mark
 * @param {string} remark
 */
function finish(entry, mark, remark) {
  erase()
  steps.splice(steps.indexOf(entry), 1)
  out.write(`${mark} ${row(entry)}${remark && `  ${paint('2', remark)}`}\n`)
  draw()
  if (steps.length > 0) return
  clearInterval(ticking)
  ticking = undefined
}

function tick() {
  if (live) {
    erase()
    draw()
    return
  }
  for (const entry of steps) {
    if (entry.announced || performance.now() - entry.since < plainNoticeMs) continue
    entry.announced = true
    out.write(`… ${entry.title}\n`)
  }
}

function draw() {
  if (!live) return
  for (const entry of steps) out.write(`${paint('36', '…')} ${row(entry)}\n`)
  drawn = steps.length
}

function erase() {
  if (drawn > 0) out.write(`\x1b[${drawn}A\x1b[J`)
  drawn = 0
}

/** @param {Step} entry */
function row({title, since}) {
  return `${title.padEnd(titleWidth)} ${seconds(performance.now() - since)}`
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`
}

/**
 * @param {string} code
 * @param {string} text
 */
function paint(code, text) {
  return live && !process.env.NO_COLOR ? `\x1b[${code}m${text}\x1b[0m` : text
}
