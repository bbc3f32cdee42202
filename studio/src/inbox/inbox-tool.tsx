import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {lazy, Suspense} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'
import {Loading} from '../ui/loading.tsx'
import type {OpenInbox} from './inbox.tsx'
import type {InboxSettings} from './settings.ts'

/** The tool for inquiries, whose code loads when it is opened. `openLocal` opens the inbox of a local backend without a sign-in. */
export function inboxTool(settings: InboxSettings, openLocal?: OpenInbox): Tool {
  const Inbox = lazy(() => import('./inbox.tsx').then((module) => ({default: module.Inbox})))
  return {
    name: 'inbox',
    title: 'Inbox',
    icon: EnvelopeIcon,
    router: route.create('/:inquiry'),
    component: () => (
      <Suspense fallback={<Loading />}>
        <Inbox settings={settings} openLocal={openLocal} />
      </Suspense>
    ),
  }
}
