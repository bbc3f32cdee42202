import {type Child, element} from './element.ts'
import type {ErrorLog} from './entries.ts'
import {absoluteTime, typeTitle} from './format.ts'
import {definitions, heading, line} from './parts.ts'
import type {View} from './view.ts'

export const errorView: View<ErrorLog> = {
  title: 'Error log',
  list: '/local/error-logs',
  empty: ['No errors logged', 'Errors that the site reports appear here.'],
  id: (log) => log.id,
  words: ({message, category, severity, stack, context}) =>
    [message, category, severity, stack, context?.url].join(' '),
  row: (log) => [
    line(log.message || 'No message', log.createTime),
    element(
      'p',
      {class: 'marks'},
      element(
        'span',
        {class: /CRITICAL|HIGH/.test(log.severity) && 'warning'},
        typeTitle(String(log.severity)),
      ),
      element('span', {}, typeTitle(String(log.category))),
    ),
  ],
  detail: (log) => [
    heading(log.message || 'No message', log.createTime),
    properties(log),
    log.stack ? element('pre', {class: 'text', tabindex: '0'}, log.stack) : undefined,
  ],
}

function properties({severity, category, context = {}}: ErrorLog): HTMLElement {
  const {viewport, timestamp, additionalData = {}} = context
  const further = Object.entries(additionalData).map(([name, value]): [string, Child] => [
    name,
    String(value),
  ])
  return definitions([
    ['Severity', typeTitle(String(severity))],
    ['Category', typeTitle(String(category))],
    ['Page', context.url],
    ['Component', context.component],
    ['Action', context.action],
    ['Session', context.sessionId],
    ['Viewport', viewport && `${viewport.width} × ${viewport.height}`],
    ['Browser', context.userAgent],
    ['Happened', timestamp && absoluteTime(timestamp)],
    ...further,
  ])
}
