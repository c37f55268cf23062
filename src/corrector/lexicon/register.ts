/** Words that set the register: spoken language, persons that an essay avoids, vocabulary of the formal essay. */
import type { PhraseList } from '../text/phrases.ts'

export const REGISTER = {
  informal:
    'vc|vcs|pra|pras|tá|tô|né|a gente|aí|tipo assim|galera|bota|botar|tava|tavam|num tem|pq|tb|tbm|msm|sem noção|um monte|um montão|pegar leve|ficar de boa|a galera|ficar de olho|dar um jeito|bater de frente|encher o saco|mó|treta|correr atrás|mexer com|bem na foto|nem aí|pisar na bola|quebrar o galho|abrir mão|cair na real|bagunça|grana|molecada|moleque|moleques|bandidagem|zoar|zoação|coisa|coisas',
  vague:
    'muita gente|a cada dia que passa|cada vez mais|nos dias de hoje|com certeza|hoje em dia|desde os primórdios|de suma importância|grande maioria|desde sempre|todo mundo|ninguém|sempre|nunca|muito|muita|muitos|muitas|vários|várias|bastante',
  firstPerson:
    'eu|meu|minha|meus|minhas|acho|penso|acredito|creio|mim|comigo|na minha opinião|vejo|concluo|sou|estou|tenho|a meu ver|no meu ponto de vista',
  firstPlural:
    'nós|nosso|nossa|nossos|nossas|devemos|temos|podemos|vemos|vivemos|precisamos|somos|estamos|conosco',
  secondPerson: 'você|vocês|teu|tua|seu leitor|caro leitor|imagine|te|contigo',
  formal:
    'outrossim|ademais|hodiernamente|destarte|dessarte|não obstante|sob essa ótica|sob esse viés|nesse viés|à luz|à vista disso|diante desse cenário|por conseguinte|haja vista|em primeira análise|a priori|sob essa perspectiva|nessa perspectiva|consoante|mormente|infere-se|depreende-se|urge|mister|precípu*|nesse prisma|cumpre|fulcral|imperiosa|imperioso|imprescindíve*|salienta*|corrobora*|fomenta*|mitigar*|supracitad*|hodiern*|ínterim|análoga|análogo|tange|óbice*|entrave*|impasse*|viés|notório|notória|âmbito|conjuntura|panorama|perpetua*|negligên*|ineficiên*|ineficácia|inoperância|omissão|descaso|mazela*|efetivação|efetiva|vigente|primordial|premissa|prerrogativa|assegura*|preconiza*|alicer*|deletéri*|nociv*|tessitura|égide|hodierna|exíg*|escass*|precári*|vulnerab*|vulnerá*|segrega*|estigma*|equidad*|isonom*|inerente*|intrínsec*|concomitante*|conquanto|porquanto|malgrado|incipiente*|arraig*|enraiz*|exacerb*|acentua*|agrava*|potencializ*|coaduna*|consolid*|legitim*|banaliz*|naturaliz*|silencia*|invisibil*|marginaliz*|democratiz*|estrutural|sistêmic*|paradigm*|catalis*|propulsor*|fomento|subterfúgio*|retrocess*|prelúdio|limiar|cerne|âmago|esteio|pilar|pilares|alhei*',
} as const satisfies PhraseList

/** Words that open a subordinate clause. */
export const SUBORDINATORS = {
  subordinate:
    'que|cujo|cuja|cujos|cujas|qual|quais|onde|embora|porque|pois|quando|se|caso|conforme|à medida que|enquanto',
  relative:
    'cujo|cuja|cujos|cujas|o qual|a qual|os quais|as quais|no qual|na qual|nos quais|nas quais|do qual|da qual|dos quais|das quais|pelo qual|pela qual|em que|de que|a que|ao qual|à qual',
  pointing:
    'esse|essa|esses|essas|este|esta|estes|estas|desse|dessa|desses|dessas|nesse|nessa|nesses|nessas|deste|desta|destes|destas|tal|tais|isso|disso|nisso|aquele|aquela|aqueles|aquelas|supracitad*|mencionad*',
  pronoun: 'ele|ela|eles|elas|lhe|lhes|dele|dela|deles|delas|seu|sua|seus|suas',
} as const satisfies PhraseList
