/** The files of an export, in the order of its LEIA-ME.txt, and who reads each. */

import type { Tx } from '#server/platform/db/client.ts'
import type { ExportFile } from '#texts/account/personal-data.ts'
import {
  readAccessRecords,
  readAccount,
  readConsents,
  readFiles,
  readProfile,
  readSessions,
  readStudyPlan,
} from './export-account.ts'
import { readActivities, readBadges, readPractice, readReferrals } from './export-activities.ts'
import { readChat } from './export-chat.ts'
import { readClasses } from './export-classes.ts'
import { readChallengeTraces, readWallTraces } from './export-community.ts'
import { readCourses } from './export-courses.ts'

import { readEssays } from './export-essays.ts'
import { readGuardians } from './export-guardians.ts'
import {
  readCartReminders,
  readContactMessages,
  readInterests,
  readMailLists,
  readSentMails,
} from './export-messages.ts'
import { readPartnership } from './export-partner.ts'
import { readPeerReviews } from './export-peer-review.ts'
import { readPushes } from './export-pushes.ts'
import { readOrders, readPurchases } from './export-shop.ts'
import { readSubscriptions } from './export-subscriptions.ts'
import { readCredits, readTeacherCorrections } from './export-teacher-corrections.ts'
import type { Person } from './person.ts'

export type ExportPart = (tx: Tx, person: Person) => Promise<unknown>

export const EXPORT_PARTS: Readonly<Record<ExportFile, ExportPart>> = {
  'conta.json': readAccount,
  'perfil.json': readProfile,
  'sessoes.json': readSessions,
  'registros-de-acesso.json': readAccessRecords,
  'consentimentos.json': readConsents,
  'insignias.json': readBadges,
  'atividades.json': readActivities,
  'indicacoes.json': readReferrals,
  'mural-de-feedbacks.json': readWallTraces,
  'desafio-mensal.json': readChallengeTraces,
  'chat.json': readChat,
  'redacoes.json': readEssays,
  'match-da-redacao.json': readPeerReviews,
  'correcoes-da-professora.json': readTeacherCorrections,
  'creditos.json': readCredits,
  'plano-de-estudos.json': readStudyPlan,
  'pratica.json': readPractice,
  'cursos.json': readCourses,
  'arquivos.json': readFiles,
  'pedidos.json': readOrders,
  'compras.json': readPurchases,
  'assinatura.json': readSubscriptions,
  'parceria.json': readPartnership,
  'mensagens-de-contato.json': readContactMessages,
  'avisos-pedidos.json': readInterests,
  'carrinhos-guardados.json': readCartReminders,
  'listas-de-email.json': readMailLists,
  'turmas.json': readClasses,
  'responsaveis.json': readGuardians,
  'avisos-no-aparelho.json': readPushes,
  'emails-enviados.json': readSentMails,
}
