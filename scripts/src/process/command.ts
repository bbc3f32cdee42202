import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {type Tool, toolArguments} from '../product/tool.ts'
import {runInForeground} from './foreground.ts'

/** Returns the exit code. Throws a UserError if the developer has to do something first. */
export type Command = (args: string[]) => number | Promise<number>

/** Runs a script of the project with `options`, then with the arguments of the command line. */
export const script =
  (file: string, ...options: string[]): Command =>
  (args) =>
    runInForeground([join(root, file), ...options, ...args])

export const tool =
  (name: Tool, ...options: string[]): Command =>
  (args) =>
    runInForeground(toolArguments(name, [...options, ...args]))

/** Runs commands one after the other until one fails; the first gets the arguments. */
export const sequence =
  (first: Command, ...rest: Command[]): Command =>
  async (args) => {
    let code = await first(args)
    for (const command of rest) if (code === 0) code = await command([])
    return code
  }
