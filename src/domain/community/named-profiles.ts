/**
 * Is somebody named where a user of a network is spoken of, "usuário anasil do tiktok", in a plain text (plain-text.ts)
 * whose white space is single? An essay may speak of "o usuário comum do TikTok": what stands behind the noun is a name
 * where no article stands before the noun and the word is none that tells of a user, or where it is spelt as no word of
 * Portuguese is (product §10 Community and moderation).
 */

const NOT_BEFORE = '(?<![a-z\\d])'
const NETWORK =
  '(?:insta(?:gram)?|ig|tik ?tok|tt|face(?:book)?|twitter|x|threads|kwai|discord|disc|snap(?:chat)?|telegram|tele|roblox|twitch|skype|free fire|youtube)(?![a-z\\d])'
const OF = '(?:la |ai )?(?:do|no|da|na|pelo) '
const ACCOUNT = '(?:usuari[oa]|user(?:name)?|nick(?:name)?|login)'
const PROFILE = `(?:${ACCOUNT}|perfil)`
/** Where a singular noun of prose would have its article: the beginning of a clause, or somebody's own. */
const TOLD =
  '(?:^|[\\n.!?;:,"(]\\s?|(?<![a-z])(?:(?:meu|minha|oi|olha|pelo|(?:sou|e|eh)(?: o| a)?) |(?:me )?(?:procur|ach|busc|pesquis|adicion)[ae] (?:la )?(?:o |pelo )?|(?:segue|siga|sigam|add|adc|digita|coloca|bota) (?:la )?(?:o )?))'

/** Endings of what users are and do; a stem stands before them, so that "Dante" and "Ivo" are names. */
const ENDINGS =
  '[a-z]{3,20}(?:ad[oa]|id[oa]|iv[oa]|os[oa]|[ae]nte|ista|vel|ense|mente|[aei]ndo|(?:n|ci|ur|or|u|t|d)al|ario|ico|[aei]u|ou|ava|ece|ifica|tica|blica|tuda)'
const WORDS = [
  // What a user is like.
  'comum normal real atual final ideal medio media jovem adulto adulta idoso idosa adolescente menor maior novo nova',
  'novato novata antigo antiga velho velha recente fiel leal leigo leiga diario diaria assiduo assidua casual regular',
  'habitual ocasional anonimo anonima falso falsa fake oficial pessoal comercial aberto aberta fechado unico unica',
  'tipico tipica proprio propria inteiro inteira alheio alheia alvo mirim infantil juvenil infantojuvenil feminino',
  'feminina masculino masculina brasileiro brasileira portugues portuguesa americano americana estrangeiro estrangeira',
  'verdadeiro verdadeira primeiro primeira segundo principal secundario secundaria solitario solitaria universitario',
  'universitaria vulneravel ingenuo ingenua desatento desatenta critico critica preso presa livre bom boa ruim mau ma',
  'nenhum nenhuma qualquer algum alguma social publico publica etario humano humana urbano urbana cotidiano mediano',
  'materno paterno feio bonito discreto secreto ativo ativa passivo medico ateu esse este aquele isso isto aquilo ela',
  'premium free hacker hater gamer youtuber tiktoker influencer influenciador influenciadora criador criadora leitor',
  'leitora produtor consumidor seguidor bot troll master vip gratis pago paga extra zero lurker heavy online offline',
  // What stands between, and whom it belongs to.
  'dele dela deles delas seu sua meu minha nosso nossa dentro fora so tambem ja ainda hoje sempre nunca aqui ali la',
  'la agora antes depois longe perto direto junto mesmo acima abaixo que quando onde como nao sim ou e mais menos muito pouco',
  // What a user does.
  'passa posta entra fica usa ve le acha busca rola navega sai volta foge gosta depende precisa desiste espera encontra',
  'publica compartilha comenta reclama segue vive cai perde ganha vende compra faz tem esta vai vem pode deve quer sabe',
  'diz fala escreve curte assiste consome aprende procura pesquisa cresce some sumiu bombou utiliza viraliza abre cria',
  'apaga denuncia confia participa migra processa critica existe aparece permanece recebe sofre',
]
  .join(' ')
  .replaceAll(' ', '|')
const ORDINARY = `(?!(?:${WORDS}|${ENDINGS})(?![a-z\\d]))`
const NAME = `${ORDINARY}[a-z]{3,30}`
/** Letters that Portuguese has in names and loans alone, a letter three times, or an end that no word of it has. */
const ODD_NAME = `${ORDINARY}(?=[a-z]{0,30}(?:[kwy]|([a-z])\\1\\1|[bcdfghjpqtv](?![a-z])))[a-z]{3,30}`
const QUOTE = '["\'(*_]{0,2}'
const CLAUSE_END = '(?=\\s?(?:$|[\\n.,;!?)]))'

export const NAMED_PROFILES: readonly RegExp[] = [
  `${TOLD}${PROFILE}:? ${QUOTE}${NAME}${QUOTE},? ${OF}${NETWORK}`,
  `${TOLD}${PROFILE}:? ${QUOTE}${NAME}${QUOTE} ?[(/-] ?(?:${OF})?${NETWORK}`,
  `${TOLD}${PROFILE}:? ${QUOTE}${NAME}${QUOTE},? ${NETWORK}${CLAUSE_END}`,
  `${TOLD}${ACCOUNT} ${OF}${NETWORK} ?[:=-] ?${QUOTE}${NAME}${QUOTE}${CLAUSE_END}`,
  `${TOLD}${ACCOUNT} ${NETWORK}[:=-]? ${QUOTE}${NAME}${QUOTE}${CLAUSE_END}`,
  `${NOT_BEFORE}${NAME}${QUOTE} (?:e|eh) (?:o )?meu ${ACCOUNT} ${OF}${NETWORK}`,
  `${NOT_BEFORE}${PROFILE}:? ${QUOTE}${ODD_NAME}${QUOTE},? ${OF}${NETWORK}`,
  `${NOT_BEFORE}(?:meu|minha) ${PROFILE} ${OF}${NETWORK},? ${QUOTE}${NAME}${QUOTE}${CLAUSE_END}`,
].map((source) => new RegExp(source))
