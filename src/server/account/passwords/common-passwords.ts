/**
 * The passwords that are tried first, worldwide and in Brazil: those of at least eight characters from the
 * yearly published lists (shorter ones fall to the minimum length), in lower case. Plain runs and repeated
 * characters are found by rule (password-policy.ts) and need no entry.
 */

const DIGITS = `
  12345679 1234567891 12345678910 123456789a 123456789q 1234567890a 123456781 123456780 123456788 147258369
  159753456 159357456 741852963 789456123 987654321a 963852741 123123123 12312312 123321123 321321321 112233445
  11223344 1122334455 112233445566 102030405 1020304050 10203040 102030405060 12121212 1212121212 13131313
  10101010 1010101010 20202020 21212121 23232323 69696969 25252525 78787878 98989898 01020304 0102030405
  010203040506 00000001 11111112 12344321 43211234 12341234 1234512345 123456123456 123456123 12345612 135792468
  1357924680 246813579 24681012 31415926 314159265 14785236 147852369 159159159 159753159 258456258 456456456
  654654654 789789789 147147147 999888777 111222333 123654789 321654987 987654123 456789123 12345687 12345688
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1
  1a2b3c4d 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a12345678 a123456789 q12345678 abc12345 abc123456 abcd1234
  abcd12345 abcde123 aa123456 aa12345678 ab123456 qwe123456 qwer1234 qwert123 qwert12345 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 asd123456 asdf1234 asdfg123 zxcvbnm1 zxcvbnm123 zxcv1234 123qwe123
  123qweasd 123qweasdzxc 123asd123 qweasdzxc qweasd123 qazwsxedc qazwsx123 qaz123456 1234qwer 12345qwert
  123456qwerty asdasdasd asdfasdf qweqweqwe qwerqwer zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz1 asdqwe123
`

const ENGLISH = `
  password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword pa55word
  passwort password2 password01 mypassword changeme changeme123 changeme1 letmein1 letmein123 welcome1 welcome123
  welcome01 iloveyou iloveyou1 iloveyou2 iloveyou123 princess1 princess123 sunshine sunshine1 football football1
  football123 baseball baseball1 basketball superman superman1 superman123 spiderman spiderman1 batman123
  starwars starwars1 pokemon1 pokemon123 dragon123 dragonball monkey123 master123 shadow123 michael1 michael123
  jennifer jessica1 jordan23 computer computer1 internet internet1 whatever whatever1 trustno1 administrator
  admin123 admin1234 admin12345 admin@123 administrador root1234 test1234 test12345 testtest testing123 guest123
  user1234 login123 secret123 samsung1 samsung123 google123 facebook facebook1 facebook123 instagram instagram1
  whatsapp whatsapp1 youtube1 youtube123 netflix1 netflix123 minecraft minecraft1 minecraft123 freefire freefire1
  freefire123 fortnite fortnite1 fortnite123 roblox123 counterstrike playstation xbox360live nintendo
  corvette mercedes mustang1 maverick harley123 liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1
  realmadrid juventus manchester blink182 metallica metallica1 nirvana1 slipknot slipknot1 beautiful butterfly
  chocolate chocolate1 sweetheart babygirl babygirl1 lovelove love1234 loveyou1 mylove123 forever1 friends1
  friendship happy123 peace123 hello123 hellohello hello1234 goodluck blessed1 jesus123 jesuschrist godisgood
  qwertyui access14 ashley123 charlie1 charlie123 daniel123 andrew123 thomas123 george123 nicole123 anthony1
  victoria vitoria1 veronica samantha alexander benjamin elizabeth cristina carolina catherine
  flower123 summer123 winter123 january1 december trustme1 cheese123 cookie123 banana123 orange123 pepper123
  ginger123 tigger123 buster123 killer123 hunter123 soccer123 hockey123 ranger123 yankees1 cowboys1 eagles123
`

const BRAZILIAN = `
  senha123 senha1234 senha12345 senha123456 senha321 senhasenha minhasenha suasenha novasenha trocarsenha
  mudar123 mudar1234 mudar@123 mudarsenha alterar123 acesso123 entrar123 teste123 teste1234 testeteste senhaforte
  brasil10 brasil123 brasil1234 brasil2014 brasil2018 brasil2020 brasil2022 brasil2024 brasil2025 brasil2026
  brasilia brasileiro brasileira brasilbrasil hexacampeao pentacampeao
  flamengo flamengo1 flamengo10 flamengo12 flamengo123 flamengo1981 flamengo2019 mengao123 corinthians
  corinthians1 corinthians12 corinthians1910 corinthians2012 timao123 timao1910 palmeiras palmeiras1 palmeiras12
  palmeiras123 palmeiras1914 palmeiras1951 verdao123 saopaulo saopaulo1 saopaulo123 saopaulofc tricolor tricolor1
  tricolor123 santosfc santos123 santos10 santos1912 vascodagama vasco123 vasco1898 botafogo botafogo1 botafogo123
  fluminense fluminense1 gremio123 gremio1903 internacional inter123 inter1909 colorado cruzeiro cruzeiro1
  cruzeiro123 atleticomg atletico galo2013 galodoido bahia123 bahia1931 sportclub nautico1 santacruz fortaleza
  ceara123 vitoria123 coritiba goias123 chapecoense ronaldinho ronaldo9 ronaldo123 neymar10 neymar11 neymarjr
  neymar123 pele1010 ayrtonsenna senna123
  deusefiel deusefiel1 deusefiel123 deuseamor deuseamor1 deus1234 deus12345 deuseluz deusnocomando
  jesuscristo jesuscristo1 jesus1234 jesusteama jesusamor jesusvive jesusmeama jesusefiel jesusrei
  senhorjesus nossasenhora aparecida mariamaria mariajose aleluia1 gratidao gratidao1 abencoada abencoado
  salmo91salmo salmo23salmo
  amor1234 amor12345 amoramor amoreterno amorzinho meuamor1 meuamor123 teamo123 teamo1234 euteamo1 euteamo123
  euteamo2 teamoteamo teamodemais amovoce1 minhavida minhafamilia familia1 familia123 familia10 felicidade
  felicidade1 saudade1 princesa princesa1 princesa123 princesinha gatinha1 gatinha123 gostosa1 gostosao lindinha
  lindona1 linda123 bonitinha florzinha borboleta borboleta1 estrela1 estrela123 estrelinha cachorro cachorro1
  cachorrinho gatinho1 coelhinho tartaruga abacaxi1 chocolate123 brigadeiro
  gabriel1 gabriel123 gabriela gabriela1 gabriela123 rafael123 rafaela1 rafaela123 lucas123 lucas1234 mateus123
  matheus1 matheus123 pedro123 pedro1234 joao1234 joao12345 joaopedro joaovitor joaovictor mariaclara mariaeduarda
  maria123 maria1234 mariana1 mariana123 juliana1 juliana123 fernanda fernanda1 fernanda123 fernando fernando1
  fernando123 leonardo leonardo1 leonardo123 eduardo1 eduardo123 eduarda1 eduarda123 gustavo1 gustavo123 guilherme
  guilherme1 guilherme123 henrique henrique1 henrique123 rodrigo1 rodrigo123 ricardo1 ricardo123 roberto1
  roberto123 carlos123 marcelo1 marcelo123 marcos123 bruno123 bruna123 camila123 amanda123 larissa1 larissa123
  leticia1 leticia123 beatriz1 beatriz123 isabela1 isabella isabelly vitor123 victor123 vinicius vinicius1
  vinicius123 thiago123 tiago123 felipe123 daniela1 danilo123 diego123 patricia patricia1 patricia123 adriana1
  adriana123 alessandra sandra123 simone123 luciana1 luciana123 luciano1 natalia1 natalia123 vanessa1 vanessa123
  andressa aline123 ana12345 ana123456 anaclara anajulia anabeatriz anapaula anacarolina luiza123 julia123
  sophia123 valentina valentina1 heloisa1 miguel123 arthur123 davi1234 samuel123 enzogabriel caio1234 sofia123
  professor professora estudante estudante1 escola123 colegio1 faculdade faculdade1 universidade medicina
  medicina1 medicina123 medicina2025 medicina2026 direito123 engenharia vestibular vestibular1 enem2023 enem2024
  enem2025 enem2026 enem2027 redacao1 redacao123 redacao1000 redacao10 nota1000 notamil1000 aprovada aprovado
  aprovacao aprovado1 aprovada1 passei2025 passei2026 dominearedacao domine123
  segunda1 domingo1 janeiro1 fevereiro setembro outubro1 novembro dezembro dezembro1 carnaval natal2025
  trabalho trabalho1 empresa1 empresa123 dinheiro dinheiro1 cerveja1 cachaca51 churrasco futebol1 futebol123
  computador computador1 internet123 celular1 celular123 positivo1 liberdade liberdade1 guerreiro guerreira
  vencedor vencedora campeao1 campeao123 lobisomem dragonball1 narutouzumaki naruto123 sasuke123
`

/** Lower case; compare with the password in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `${DIGITS} ${ENGLISH} ${BRAZILIAN}`.trim().split(/\s+/),
)
