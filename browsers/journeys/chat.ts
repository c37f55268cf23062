/** Two people read each other. */
import { chatTexts } from '#texts/community/chat.ts'
import type { Journey } from '../stage.ts'
import type { Window } from '../window.ts'

const FIELD = { label: chatTexts.composer.label }

async function enter(window: Window): Promise<void> {
  await window.open('/chat')
  // Counted by the socket: from here on everything is heard.
  await window.see({ text: /\d+ pessoas? aqui agora/ })
}

async function say(window: Window, text: string): Promise<void> {
  await window.type(FIELD, text)
  await window.tab.key('Enter')
}

export const CHAT: Journey = {
  name: 'chat between two',
  walk: async ({ openWindow, beSignedIn, student }) => {
    const [ana, bruno] = [await openWindow(), await openWindow()]
    await beSignedIn(ana)
    await beSignedIn(bruno, { ...student, email: `bruno.${student.email}`, fullName: 'Bruno Lima' })
    await enter(ana)
    await enter(bruno)
    const mark = Date.now().toString(36)
    const [question, answer] = [`Como começo a conclusão? ${mark}`, `Retome a tese. ${mark}`]
    await say(ana, question)
    await bruno.see({ role: 'listitem', has: question })
    await say(bruno, answer)
    for (const window of [ana, bruno])
      for (const text of [question, answer]) {
        const { count } = await window.see({ role: 'listitem', has: text })
        if (count !== 1) throw new Error(`“${text}” stands there ${count} times`)
      }
  },
}
