/**
 * Invitations to go on talking elsewhere, in a plain text (plain-text.ts) whose white space is
 * single: "me chama no zap", "passa teu insta". An essay
 * may speak of networks and telephones; only what somebody asks of the one who reads is an invitation.
 */

const PLACE =
  '(?:insta(?:gram)?|ig|tik ?tok|tt|face(?:book)?|messenger|twitter|discord|disc|dc|snap(?:chat)?|telegram|tele|zap(?:zap)?|whats(?:app|ap)?|whatz(?:app)?|wats(?:app)?|wpp|uatizap|uats|zapp?|skype|direct|dm|pv|privado|inbox|gmail|roblox)(?![a-z\\d])'
const OWN =
  '(?:insta(?:gram)?|whats(?:app)?|wpp|zap(?:zap)?|discord|disc|telegram|tik ?tok|face(?:book)?|snap(?:chat)?|twitter)(?![a-z\\d])'
const IS = '(?:\\s?(?:[:=]|e(?![a-z-])|eh(?![a-z])|ta(?![a-z]))|$)'
const FEW_WORDS = '(?:\\s(?!nao(?![a-z]))[a-z]{1,20}){0,3}?'
const ASKED =
  '(?:chama|xama|chame|chamo|add|adiciona|adicione|adc|segue|siga|sigam|procura|procure|manda|mande|mando|escreve|escreva|liga|ligue|responde|acha|encontra|encontre|busca)'
const CLAUSE_START = '(?:^|[.!?,;:\\n]\\s?|(?<![a-z])(?:e|entao|ai|so|oi|oie|pfv|gente|galera|mano)\\s)'
const NOT_BEFORE = '(?<![a-z\\d])'

export const INVITATIONS: readonly RegExp[] = [
  // Of the reader: to write, to call, to follow.
  `${NOT_BEFORE}(?:me|te|mim|mi)\\s${ASKED}${FEW_WORDS}\\s(?:${PLACE}|e-?mail(?![a-z]))`,
  `${NOT_BEFORE}(?:me|te)\\s(?:segue|siga|add|adiciona|adicione|chama|chame)\\s?:`,
  `${NOT_BEFORE}te\\s(?:passo|mando|dou|envio|passar|mandar|dar|enviar|chamar|chamo)${FEW_WORDS}\\s${PLACE}`,
  `${NOT_BEFORE}(?:comigo|cmg)\\s(?:no|pelo|por)\\s${PLACE}|${NOT_BEFORE}(?:no|pelo)\\s${PLACE}\\s(?:comigo|cmg)(?![a-z])`,
  `${NOT_BEFORE}(?:x|ch)amar?(?:eu)?no(?:zap|whats|wpp|insta|pv|privado|direct|dm|discord)`,
  `${NOT_BEFORE}link\\s(?:na|da)\\s(?:minha\\s)?bio(?![a-z])`,
  // Of the reader: where they live, what they look like.
  `${NOT_BEFORE}onde\\s(?:e\\sque\\s)?(?:vc|voce|ce|tu)\\smoras?(?![a-z])`,
  `${NOT_BEFORE}(?:manda|envia|mande|envie|quero|queria)\\s(?:ver\\s)?(?:uma?\\s)?(?:foto|selfie|nude)s?\\s(?:sua|tua)(?![a-z])`,
  `${NOT_BEFORE}(?:me|te)\\s(?:chama|chame|add|adiciona|adicione|segue|siga|procura|procure)\\s(?:la|aqui)(?=\\s?(?:[^a-z\\s]|$)|\\sno\\s)`,
  `${CLAUSE_START}(?:${ASKED}|vem|bora|vamos|vamo|partiu|entra|entre|cola|conversa|conversar|fala|fale)${FEW_WORDS}\\s(?:no|na|pro|pra|pelo|pela|por|do|o)\\s(?:(?:meu|nosso|seu|teu|o)\\s)?${PLACE}`,
  `${NOT_BEFORE}(?:conversar|falar|continuar|conversamos|falamos)\\s(?:melhor\\s)?(?:comigo\\s)?(?:no|pelo|por|la no)\\s${PLACE}`,
  `${CLAUSE_START}(?:segue|siga|sigam|add|adiciona)\\s(?:eu|nois|la|ai)?\\s?:?\\s?@`,
  `${NOT_BEFORE}(?:manda|mande|mandar|mando)\\s(?:uma?\\s)?(?:dm|direct|pv|inbox|zap|whats)(?![a-z])`,
  `${NOT_BEFORE}me\\s(?:liga|ligue|ligar)(?![a-z])(?=\\W*\\d|\\s?[:.!]|\\s?$)`,
  `${NOT_BEFORE}(?:conversar?|falar?|papo|vamos?)\\spor\\sfora(?![a-z])`,
  `${NOT_BEFORE}(?:vem|entra|entrem|cola)\\s(?:pro|no|pra|na)\\s(?:meu|nosso|minha|nossa)\\s(?:grupo|servidor|server|sala|call)`,
  // Of the reader: what is theirs.
  `${NOT_BEFORE}(?<!nao\\s)(?:passa|manda|da|qual|quero|me ve|solta|deixa)\\s(?:(?:e|eh|o|a)\\s)*(?:seu|teu|sua|tua|tu)\\s(?:${PLACE}|arroba|user|@|e-?mail|(?:numero|celular|cel|telefone|contato)(?=\\s?(?:[^a-z\\s]|$)|\\s(?:pra|ai|por favor|pfv)))`,
  `${NOT_BEFORE}(?:vc|voce|ce|tu)\\stem\\s${PLACE}`,
  `${CLAUSE_START}tem\\s${PLACE}\\s?\\?`,
  // What is one's own.
  `${NOT_BEFORE}(?:meu|minha)\\s(?:${OWN}|arroba|@|user|usuario|nick|cel|celular|numero|contato|e-?mail|dc|ig)(?:\\s(?:no|do|na)\\s[a-z]{1,20})?${IS.replace('|$', '')}`,
].map((source) => new RegExp(source))

/** In an essay or a remark that nobody may know the writer of, also these. */
export const STRICT_INVITATIONS: readonly RegExp[] = [new RegExp(`${NOT_BEFORE}meu\\s${OWN}`)]
