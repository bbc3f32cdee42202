export type WindowSizeCategory = 'mobile' | 'tablet-sm' | 'tablet-lg' | 'desktop-sm' | 'desktop-lg'

type Content = {content_type: string; content_id: string}
type Form = {form_type: string; form_location: string}

/** Events that the site sends, named as the analytics service expects. They never contain what a visitor typed into the form. */
export type AnalyticsEvents = {
  page_view: {
    page_path: string
    page_title: string
    referrer: string
    language: string
    viewport_width: number
    viewport_height: number
    user_agent: string
    window_size_category: WindowSizeCategory
    site_section: string
  }
  /** Per cent of the page, once for each threshold and page. */
  scroll_depth: {depth: 25 | 50 | 75 | 90; page_path: string}
  /** Whole seconds since the page was shown; `final` when it is left. */
  time_on_page: {seconds: number; final: boolean; page_path: string}
  /** A section came into view, once for each page view; `element` is the section's type. */
  element_view: {element: string; page: string}
  element_click: {element: string; page: string}
  /** A link of a menu was followed; `menu` is the accessible name of the menu. */
  navigation: {from: string; to: string; menu: string}
  search: {search_term: string; results: number; section: string}
  filter: {filter_name: string; filter_value: string; results: number; section: string}
  content_download: Content & {file_name: string}
  /** The end of an article was on screen, once for each page view. */
  content_complete: Content
  form_start: Form
  /** `step` is the name of a field that the visitor filled in and left, once for each form. */
  form_step_complete: Form & {step: string}
  form_complete: Form
  /** `code` is an error code, never the visitor's text. */
  form_error: Form & {field: string; code: string}
  form_submit: {form_type: string; inquiry_type: string; form_location: string}
  lead_generated: {inquiry_type: string; form_location: string}
  /** A plan of a plan list came into view, once for each page view. */
  plan_view: {plan_name: string; page: string}
  calculator_use: {calculator: string; page: string}
  /** A telephone or mail link was followed, or an inquiry was sent. */
  agent_contact: {method: 'phone' | 'email' | 'form'; page: string}
  tab_change: {tab_name: string; section: string; page: string}
  cta_click: {label: string; href: string; section: string; page: string}
}

export type EventName = keyof AnalyticsEvents

/** One event as sinks receive it: `switch (event.name)` narrows its parameters. */
export type AnalyticsEvent = {[N in EventName]: {name: N; params: AnalyticsEvents[N]}}[EventName]
