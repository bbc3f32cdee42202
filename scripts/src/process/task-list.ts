import {Listr, type ListrTask, PRESET_TIMER} from 'listr2'

/** Creates a list of tasks that shows durations, live on a terminal. The command handles signals and prints failures. */
export function taskList(tasks: ListrTask[], {exitOnError = true} = {}): Listr {
  return new Listr(tasks, {
    exitOnError,
    registerSignalListeners: false,
    rendererOptions: {timer: PRESET_TIMER, showErrorMessage: false, collapseSubtasks: false},
    fallbackRendererOptions: {timer: PRESET_TIMER},
  })
}
