import {reportFailure} from '../bootstrap/user-error.mjs'

/** Ends this process with the exit code that `main` gives; where it throws, with 1 and the failure in words. */
export async function runMain(main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
