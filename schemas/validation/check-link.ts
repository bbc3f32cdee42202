import type {ValidationContext} from '@sanity/types'
import {samePathProblem, webAddressProblem} from './link-targets.ts'

/** Custom rule for `link.path`. */
export function checkSamePath(path: string | undefined, _context: ValidationContext): true | string {
  return path ? samePathProblem(path) : true
}

/** Custom rule for `link.url`. */
export function checkWebAddress(address: string | undefined): true | string {
  return address ? webAddressProblem(address) : true
}
