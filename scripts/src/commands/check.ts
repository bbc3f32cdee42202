/** `npm run check`: the part of `npm test` that needs neither a build nor a browser. */
import {quickChecks} from '../checks/checks.ts'
import {runChecks} from '../checks/run-checks.ts'

process.exit(await runChecks(quickChecks))
