/**
 * Linking words by what they link (rubric of competence 4: "recursos coesivos diversificados"). Written by hand from
 * the grammar; the classes agree with the bank of connectives where it has them.
 */
import type { PhraseList } from '../text/phrases.ts'

export const CONNECTIVES = {
  addition:
    'além disso|além do mais|ademais|outrossim|também|bem como|assim como|não só|não somente|não apenas|mas também|como também|além de|tampouco|ainda|somado a isso|somada a isso|aliado a isso|aliada a isso|em adição|paralelamente|do mesmo modo|da mesma forma|igualmente|nem|soma-se a isso|vale ainda|de igual modo|de igual forma',
  opposition:
    'mas|porém|contudo|todavia|entretanto|no entanto|não obstante|em contrapartida|por outro lado|ao contrário|ao passo que|enquanto|apesar de|apesar disso|em contraste|em oposição|diferentemente|entretanto|só que|por outro viés|sob outro prisma|em contraposição|contrariamente|contraditoriamente|paradoxalmente',
  concession:
    'embora|ainda que|mesmo que|conquanto|se bem que|posto que|a despeito|malgrado|por mais que|mesmo com|em que pese|nada obstante',
  cause:
    'porque|pois|já que|visto que|uma vez que|dado que|haja vista|devido a|devido à|devido às|devido ao|devido aos|em virtude|em razão|por causa|graças a|graças à|graças ao|em função|porquanto|tendo em vista|decorre|decorrem|decorrente|decorrentes|fruto de|fruto da|fruto do|na medida em que|isso porque|isso ocorre porque|em decorrência|por conta',
  consequence:
    'de modo que|de forma que|de maneira que|por conseguinte|consequentemente|em consequência|por consequência|com isso|dessa forma|desse modo|dessa maneira|deste modo|desta forma|desta maneira|assim|por isso|como resultado|de sorte que|o que|como consequência|em consequência disso|dessa feita|tanto que|tão que',
  conclusion:
    'portanto|logo|diante disso|diante do exposto|dessarte|destarte|em suma|em síntese|por fim|enfim|em resumo|em conclusão|concluindo|conclui-se|infere-se|depreende-se|sendo assim|à vista disso|em vista disso|mediante o exposto|em vista dos fatos|frente a isso|face ao exposto|por tudo isso|finalmente|fica claro|fica evidente|urge portanto|isso posto|isto posto|ante o exposto|em face do exposto',
  comparison:
    'tal como|tal qual|do que|quanto|semelhante|à semelhança|analogamente|de maneira análoga|de modo análogo|de forma análoga|em comparação|similarmente|de maneira semelhante|de forma semelhante|da mesma maneira|tanto quanto',
  condition: 'se|caso|desde que|contanto que|a menos que|a não ser que|exceto se|sem que',
  purpose:
    'para que|a fim de|a fim de que|com o objetivo|com o intuito|com o propósito|com a finalidade|com o fito|com intuito|com objetivo|com vistas|visando|objetivando|no intuito|de modo a|de forma a|em prol|com o escopo',
  example:
    'por exemplo|a exemplo|exemplo disso|como é o caso|tais como|prova disso|um exemplo|exemplificando|exemplifica|ilustra|evidencia|é o caso de|é o caso da|é o caso do|a título de exemplo',
  order:
    'em primeiro lugar|primeiramente|em primeira análise|em primeiro plano|em primeira instância|a priori|inicialmente|em segundo lugar|em segunda análise|em segundo plano|em segunda instância|de início|a posteriori|num primeiro momento|em um primeiro momento|em um segundo momento|num segundo momento|convém|cabe ressaltar|vale ressaltar|vale destacar|vale salientar|vale lembrar|é importante ressaltar|é importante destacar|é importante|cabe destacar|cabe salientar|cumpre|faz-se necessário|em princípio|antes de tudo|sobretudo|principalmente|a princípio|é válido ressaltar|é válido|é preciso|é necessário|em última análise|por último',
  time: 'atualmente|hoje em dia|nos dias atuais|na contemporaneidade|hodiernamente|contemporaneamente|desde|quando|após|antes|posteriormente|historicamente|ao longo|outrora|na atualidade|no século|durante|na era|nos últimos anos|nas últimas décadas|desde então|com o advento|à medida que|até então|simultaneamente|ao mesmo tempo',
  restating:
    'ou seja|isto é|em outras palavras|a saber|quer dizer|dito de outro modo|melhor dizendo|nesse viés|nesse sentido|neste sentido|sob essa ótica|nessa perspectiva|nesta perspectiva|sob esse viés|nesse contexto|neste contexto|nessa conjuntura|nesse prisma|sob esse prisma|sob esse aspecto|nesse ínterim|diante desse cenário|diante desse contexto|nessa lógica|seguindo essa linha|seguindo essa lógica|partindo desse pressuposto|sob essa perspectiva|sob tal ótica|nesse cenário|nesse âmbito|sob tal perspectiva|nessa linha de raciocínio|com efeito|de fato|na verdade|sob a ótica|sob a perspectiva|à luz|sob o viés|sob esta ótica|acerca disso|a respeito disso|por esse motivo|por essa razão|diante dessa perspectiva|diante dessa problemática|dentro dessa ótica|nesse panorama|desse ponto de vista|diante desse panorama',
} as const satisfies PhraseList

export type ConnectiveClass = keyof typeof CONNECTIVES

/** Too common to show that a writer chose them. */
export const PLAIN_CONNECTIVES: ReadonlySet<string> = new Set([
  'se',
  'o que',
  'mas',
  'ainda',
  'quanto',
  'do que',
  'nem',
  'assim',
  'logo',
  'também',
  'desde',
  'quando',
  'antes',
  'após',
  'durante',
])

/** A sentence or a paragraph that begins with one of these leans on what stands before it. */
export const LINKING_STARTS: readonly string[] =
  'diante|perante|dado|dada|em|à luz|mediante|sob|nessa|nesse|dessa|desse|tal|tais|essa|esse|essas|esses|isso|segundo|conforme|de acordo|consoante|tendo em vista|com isso|a partir disso|além|outro|outra|acerca'.split(
    '|',
  )

/** What usually opens a conclusion. */
export const CONCLUDING_STARTS: readonly string[] =
  'portanto|logo|diante|dessa forma|desse modo|dessa maneira|destarte|dessarte|em suma|em síntese|por fim|assim|sendo assim|em vista|à vista|mediante|infere-se|conclui-se|concluí-se|depreende-se|por conseguinte|frente|face|em virtude|tendo em vista|por isso|levando|nesse sentido|fica|é necessário|é preciso|é evidente|é fundamental|é imprescindível|com isso|por tudo|urge|então|enfim|a fim|para|cabe|faz-se|torna-se|dado|visando|em conclusão|em resumo|perante|isto posto|isso posto|com base|desta forma|deste modo'.split(
    '|',
  )
