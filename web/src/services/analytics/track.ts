import {reportError} from '../error-log/report-error.ts'
import {createBus} from './bus.ts'

/** The site's one bus. Without a sink an event goes nowhere, so components may call `track` at any time. */
export const analyticsBus = createBus((error) => reportError(error, {category: 'ANALYTICS', action: 'sink'}))

export const track = analyticsBus.track
