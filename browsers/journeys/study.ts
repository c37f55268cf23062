/** A lesson is done; what was opened stays open without a network. */
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { landingHeroTexts } from '#texts/site/landing-hero.ts'
import { offlineTexts } from '#texts/site/offline.ts'
import { connectiveBankTexts } from '#texts/study/connective-bank.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { type Journey, Skipped } from '../stage.ts'
import { MAIN } from './in-main.ts'

const { coursePage, lessonPage } = courseTexts

export const COURSE: Journey = {
  name: 'a lesson of the course',
  walk: async ({ openWindow, beSignedIn }) => {
    const [course] = OWN_COURSES
    const [first, second] = course!.modules[0]!.lessons
    const window = await openWindow()
    await beSignedIn(window)
    await window.open(`/cursos/${course!.slug}/${first!.slug}`)
    const answer = { label: lessonPage.answer, within: MAIN }
    await window.fill(answer, 'Sim.')
    await window.press({ role: 'button', name: lessonPage.check, within: MAIN })
    await window.see({ text: lessonPage.wrong, within: MAIN })
    await window.fill(answer, first!.exercises[0]!.model)
    await window.press({ role: 'button', name: lessonPage.check, within: MAIN })
    await window.see({ text: lessonPage.right, within: MAIN })
    await window.press({ role: 'button', name: lessonPage.finish, within: MAIN })
    await window.see({ text: lessonPage.finishedText, within: MAIN })
    await window.open(`/cursos/${course!.slug}`)
    await window.see({ role: 'link', name: coursePage.goOn({ title: second!.title }), within: MAIN })
  },
}

export const OFFLINE: Journey = {
  name: 'reload without a network',
  walk: async ({ openWindow, network }) => {
    const window = await openWindow()
    await window.open('/banco-de-conectivos')
    const hasWorker = await window.tab.run(() => 'serviceWorker' in navigator && 'caches' in globalThis, null)
    if (!hasWorker) throw new Skipped('it has no service worker')
    await window.open('/')
    for (const path of ['/', '/banco-de-conectivos'])
      await window.until(`${path} is not kept`, async () => {
        const kept = await window.tab.run(async () => {
          if (!navigator.serviceWorker.controller) return []
          const paths: string[] = []
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys())
              paths.push(new URL(request.url).pathname)
          return paths
        }, null)
        return kept.includes(path) ? true : null
      })
    network.cut()
    await window.tab.reload()
    await window.see({ role: 'heading', name: new RegExp(landingHeroTexts.hero.title) })
    await window.ready()
    await window.goto('/banco-de-conectivos')
    await window.see({ role: 'heading', name: connectiveBankTexts.heading })
    // Its script too.
    await window.ready()
    await window.goto('/store')
    await window.see({ role: 'heading', name: offlineTexts.title })
    network.join()
    await window.press({ role: 'button', name: offlineTexts.retry, within: MAIN })
    await window.at(/\/store$/)
    await window.ready()
  },
}
