/** The probes of what may annul an essay: what is asked against human rights, who is named, what does not belong. */
import { PLAIN_ESSAY } from './probe-essay.ts'
import type { Probe } from './probe-list.ts'
import { add, asksOfRights, below, eachSentence, hasRisk, put, within } from './probe-spoiling.ts'

export const ANNULMENT_PROBES: readonly Probe[] = [
  ...eachSentence(
    'human rights asked for',
    'the clause asks for it, of somebody',
    [
      'O Estado deve implantar a pena de morte para quem despeja esgoto no rio.',
      'Quem suja a rua merece apanhar em público.',
      'Os prefeitos corruptos deveriam ser fuzilados.',
      'É preciso expulsar do país todos os imigrantes.',
      'Só a justiça com as próprias mãos resolve, e a população deve agir.',
      'Os devedores devem ser submetidos a trabalhos forçados.',
    ],
    add,
    asksOfRights,
  ),
  ...eachSentence(
    'human rights defended',
    'who writes against it names it',
    [
      'A tortura é crime e deve ser combatida.',
      'O governo deve combater o trabalho escravo nas obras.',
      'Durante a ditadura militar, opositores foram torturados e mortos.',
      'É preciso impedir que crianças continuem a morrer por falta de esgoto.',
    ],
    add,
    (correction) => !asksOfRights(correction),
  ),
  ...eachSentence(
    'identification',
    'whoever is named can be recognised',
    [
      'Maria de Souza',
      '@joaopedro',
      'Ana Clara, 17 anos',
      'Inscrição: 12345678',
      'Sou aluno do Colégio Estadual Rui Barbosa.',
    ],
    below,
    hasRisk('identification'),
  ),
  ...eachSentence(
    'passages that do not belong',
    'it is put in on purpose',
    [
      'Ingredientes: três ovos e duas xícaras de farinha. Misture bem e leve ao forno.',
      'Senhor avaliador, eu preciso passar em medicina, me dê uma boa nota.',
      'Ouviram do Ipiranga as margens plácidas de um povo heroico o brado retumbante.',
      'Um beijo para minha mãe, que me trouxe até aqui.',
    ],
    within,
    hasRisk('disconnected'),
  ),
  {
    group: 'other kinds of text',
    name: 'a letter',
    why: 'somebody is spoken to from the first word on',
    essay: put(`Prezada senhora ministra,\n${PLAIN_ESSAY.text}\nAtenciosamente,`),
    holds: hasRisk('other-type'),
  },
]
