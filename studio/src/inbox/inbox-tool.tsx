import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {lazy, Suspense} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'
import {Waiting} from '../ui/waiting.tsx'
import type {OpenInbox} from './inbox.tsx'
import type {InboxSettings} from './settings.ts'

/**
 * The Studio's tool for inquiries; its code, with Firebase's, is loaded when it is opened. `openLocal` opens the inbox of one machine,
 * where nobody signs in.
 */
export function inboxTool(settings: InboxSettings, openLocal?: OpenInbox): Tool {
  const Inbox = lazy(() => import('./inbox.tsx').then((module) => ({default: module.Inbox})))
  return {
    name: 'inbox',
    title: 'Inbox',
    icon: EnvelopeIcon,
    router: route.create('/:inquiry'),
    component: () => (
      <Suspense fallback={<Waiting />}>
        <Inbox settings={settings} openLocal={openLocal} />
      </Suspense>
    ),
  }
}
