/** What the pages of an account's way in say to the router: login, sign-up, forgotten password, links of mails. */
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import type { RootData } from '#web/root-data.ts'

type AccountPage = {
  path: string
  texts: { readonly pageTitle: string; readonly description: string }
  isIndexed: boolean
}
type MetaArgs = { matches: readonly [{ loaderData?: RootData | undefined }, ...unknown[]] }

export function accountMeta({ path, texts, isIndexed }: AccountPage): (args: MetaArgs) => MetaDescriptor[] {
  const { pageTitle: title, description } = texts
  return ({ matches }) => {
    const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
    return pageMeta({ title, description, path, siteUrl, isIndexed })
  }
}

/** Reached only by a form that was sent without its script: nothing in it is read. */
export function takeUnscriptedForm() {
  return { wasPosted: true }
}
