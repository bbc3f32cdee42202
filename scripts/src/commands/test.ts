/** `npm test`: everything that must hold, from lint to the journeys in a real browser. */
import {allChecks} from '../checks/checks.ts'
import {runChecks} from '../checks/run-checks.ts'

process.exit(await runChecks(allChecks))
