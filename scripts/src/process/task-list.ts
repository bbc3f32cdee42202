import {Listr, type ListrTask, PRESET_TIMER} from 'listr2'

/**
 * A list of tasks that shows each with its duration: live on a terminal, as plain lines elsewhere. Signals are the command's business,
 * and so is the description of a failure.
 */
export function taskList(tasks: ListrTask[], {exitOnError = true} = {}): Listr {
  return new Listr(tasks, {
    exitOnError,
    registerSignalListeners: false,
    rendererOptions: {timer: PRESET_TIMER, showErrorMessage: false, collapseSubtasks: false},
    fallbackRendererOptions: {timer: PRESET_TIMER},
  })
}
