import {expect, type Locator, type Page} from '@playwright/test'
import {test as base} from './test.ts'

/**
 * The `test` of the editor's journeys: `studio` is the real Studio in a tab of its own. It also asks for things outside of
 * this machine (its own version, a font, its maker's bridge), which it does without: here it never gets them.
 */
export const test = base.extend<{studio: Studio}>({
  allowedErrors: [[/ERR_FAILED/, /Failed to fetch version for package/], {scope: 'test'}],
  studio: async ({context, product}, use) => {
    await context.route(
      ({hostname}) => !/(^|\.)localhost$/.test(hostname),
      (route) => route.abort(),
    )
    await use(new Studio(await context.newPage(), product.studio))
  },
})

/** What an editor does in a tab of the Studio. */
export class Studio {
  readonly page: Page
  readonly #address: string
  constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
  }

  /** Opens the form of a document, and waits until it can be written in. */
  async open(type: string, id: string): Promise<void> {
    await this.page.goto(`${this.#address}/intent/edit/id=${id};type=${type}/`)
    await this.#ready()
  }

  async create(type: string): Promise<void> {
    await this.page.goto(`${this.#address}/intent/create/template=${type};type=${type}/`)
    await this.#ready()
  }

  async #ready(): Promise<void> {
    await expect(this.page.getByTestId('document-panel-scroller').getByRole('textbox').first()).toBeEditable({
      timeout: 90_000,
    })
  }

  field(name: string): Locator {
    return this.page.getByTestId(`field-${name}`)
  }

  get publishButton(): Locator {
    return this.page.getByTestId('action-publish')
  }

  /** Publishes what was written. The Studio takes no notice of a press while it still checks what was typed. */
  async publish(): Promise<void> {
    await expect(async () => {
      if (await this.publishButton.isEnabled()) await this.publishButton.click({timeout: 1000})
      await expect(this.page.getByText(/was published/i)).toBeVisible({timeout: 4000})
    }).toPass({timeout: 90_000})
  }

  /** Takes the document off the site. The Studio offers it where the published version is looked at. */
  async unpublish(): Promise<void> {
    await this.page.getByRole('button', {name: 'Published', exact: true}).click()
    await this.page.getByTestId('action-unpublish').click()
    await this.confirm(/unpublish/i)
  }

  /** Chooses in the menu beside the publish button. */
  async act(name: string): Promise<void> {
    await this.page.getByTestId('action-menu-button').click()
    await this.page.getByRole('menuitem', {name}).click()
  }

  /** Answers the question that the Studio asks in a dialog. */
  async confirm(answer: RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', {name: answer}).click()
  }
}
