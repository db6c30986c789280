/** A whole game of three bots as entries of a table: the guide takes its positions from it. */
export const SEED = 'how-to-play-6';

export const ENTRIES: readonly string[] = `
2 prepare europe
2 present musicalNotation in southAmerica with 1 of the academy
2 invent in southAmerica with 1 of the academy
2 draw steel
1 prepare asia with 1 of the academy
0 prepare middleEast
0 citizen middleEast
0 pillar present
0 present writing in africa with 2 of the academy
0 draw caravel
0 end turn
1 pillar invent
1 invent in asia with 1 of the academy
1 take technology1
1 end turn
2 pillar present
2 present steel in northAmerica
2 share in southAmerica
2 wealth GEC
2 draw marinersCompass
2 take technology1
2 end turn
0 pillar travel
0 travel middleEast to africa
0 learn
0 call 1 from africa as artisan
0 take culture5
0 take economy1
0 build economy1 on H03
0 end turn
1 pillar travel
1 travel asia to europe
1 learn
1 share in asia
1 wealth DW
1 take culture5
1 build DW on H10
1 end turn
2 pillar travel
2 travel europe to middleEast
2 learn
2 tokenPresent in southAmerica as merchant
2 take culture1
2 build culture1 on H03
2 end turn
0 use economy1
0 travel middleEast to asia
0 learn
0 invent in africa
0 pillar share
0 share in africa
0 wealth AE
0 take culture1
0 take technology2
0 build AE on H09
0 exhaust merchant
0 exhaust thinker
0 end turn
1 pillar callSpecialists
1 call 1 from europe as artisan
1 chain starMap
1 present glass in southAmerica
1 invent in southAmerica with 1 of the academy
1 draw catapult
1 take economy1
1 take technology2
1 build economy1 on H03
1 end turn
2 pillar callSpecialists
2 call 1 from middleEast as artisan
2 chain ceramics
2 invent in europe
2 take economy2
2 take technology5
2 build economy2 on H08
2 end turn
0 pillar gainInfluence
0 tokenPresent in africa as merchant
0 flip tokenPresent
0 present caravel in africa
0 draw windmill
0 build culture5 on H08
0 end turn
1 pillar innovate
1 innovate in europe
1 chain tannedLeather
1 invent in middleEast
1 done
1 take technology5
1 build culture5 on H08
1 end turn
2 pillar innovate
2 innovate in middleEast with 1 of the academy
2 chain fermentation
2 share in europe
2 wealth CE
2 done
2 build CE on H14
2 exhaust merchant
2 exhaust merchant
2 end turn
0 draw printingPress
1 draw eyeglasses
2 draw penicillin
0 use economy1
0 travel africa to middleEast
0 learn
0 pillar invent
0 invent in africa
0 exhaust scholar as merchant
0 take culture4
0 take technology4
0 build culture1 on H02
0 end turn
1 use economy1
1 travel europe to northAmerica
1 learn
1 citizen northAmerica
1 pillar gainInfluence
1 tokenPresent in northAmerica as thinker
1 take culture4
1 build technology1 on H01
1 exhaust thinker
1 end turn
2 pillar present
2 present marinersCompass in europe with 1 of the academy
2 present penicillin in asia with 1 of the academy
2 use economy2
2 call 1 from europe as thinker
2 chain ceramics
2 invent in europe
2 exhaust scholar as merchant
2 drop economy
2 draw locomotive
2 draw steamboat
2 take technology4
2 build technology1 on H11
2 end turn
0 pillar eureka
0 eureka paper
0 era space 2
0 present windmill in australia with 1 of the academy
0 draw battery
0 build technology2 on H12
0 build culture4 on H14
0 build technology4 on H19
0 exhaust scholar as merchant
0 end turn
1 pillar eureka
1 eureka crane
1 era space 3
1 build culture4 on H11
1 build technology2 on H18
1 citizen asia
1 exhaust thinker
1 build technology5 on H13
1 exhaust scholar as merchant
1 exhaust scholar as merchant
1 end turn
2 pillar callSpecialists
2 call 1 from europe as thinker
2 chain dog
2 innovate in africa
2 take economy4
2 build economy4 on H16
2 end turn
0 pillar innovate
0 innovate in europe with 1 of the academy
0 chain marinersCompass
0 travel asia to europe
0 learn
0 share in africa
0 joker
0 take culture7
0 take economy2
0 build economy2 on H17
0 build culture7 on H01
0 end turn
1 pillar sendDiplomat
1 send artisan to sailing
1 travel europe to africa
1 learn
1 call 1 from africa as merchant
1 chain cloth
1 share in southAmerica
1 wealth GET
1 take culture7
1 take economy4
1 build economy4 on H16
1 exhaust merchant
1 build culture7 on H02
1 exhaust scholar as merchant
1 end turn
2 use economy4
2 present locomotive in africa
2 pillar travel
2 travel africa to europe
2 draw automobile
2 take culture2
2 build culture2 on H04
2 citizen europe
2 end turn
0 use economy1
0 travel africa to europe
0 learn
0 use economy2
0 call 1 from africa as merchant
0 pillar present
0 present printingPress in southAmerica with 1 of the academy
0 invent in southAmerica with 1 of the academy
0 exhaust scholar as merchant
0 draw lightBulb
0 take culture2
0 take economy6
0 take technology3
0 build economy6 on H16
0 exhaust merchant
0 build culture2 on H11
0 exhaust scholar as merchant
0 end turn
1 use economy1
1 travel southAmerica to africa
1 learn
1 call 1 from southAmerica as artisan
1 pillar eureka
1 eureka telegraph
1 era space 2
1 invent in australia
1 exhaust merchant
1 take culture3
1 take economy6
1 take technology3
1 build economy6 on H04
1 citizen asia
1 exhaust merchant
1 exhaust merchant
1 build GET on H14
1 exhaust artisan
1 exhaust thinker
1 exhaust thinker
1 exhaust scholar as merchant
1 exhaust scholar as merchant
1 build technology3 on H07
1 citizen africa
1 exhaust scholar as merchant
1 exhaust scholar as merchant
1 build culture3 on H19
1 exhaust scholar as merchant
1 end turn
2 use economy2
2 call 1 from europe as thinker
2 chain ceramics
2 invent in northAmerica
2 citizen europe
2 pillar share
2 share in middleEast
2 wealth BE for economy
2 use economy4
2 present steamboat in middleEast
2 citizen middleEast
2 drop technology
2 draw calculator
2 build technology5 on H19
2 exhaust scholar as merchant
2 end turn
0 use economy6
0 share in australia
0 wealth EEC
0 use technology2 for invent
0 invent in middleEast
0 citizen europe
0 pillar gainInfluence
0 tokenInvent in europe as thinker
0 flip tokenInfluence
0 take technology7
0 build EEC on H10
0 end turn
1 pillar innovate
1 innovate in middleEast with 1 of the academy
1 chain steamboat
1 travel australia to africa
1 use economy6
1 share in middleEast
1 wealth BC
1 use technology3 for gainInfluence
1 tokenInvent in africa as merchant
1 take culture6
1 end turn
2 pillar gainInfluence
2 tokenShare in middleEast as thinker
2 flip tokenPresent
2 present calculator in middleEast
2 citizen europe
2 use technology1 for invent
2 invent in middleEast
2 citizen europe
2 draw television
2 take technology7
2 build technology4 on H02
2 end turn
0 pillar travel
0 travel africa to southAmerica
0 learn
0 present battery in australia
0 draw dynamite
0 take culture3
0 end turn
1 pillar callSpecialists
1 call 3 from middleEast as thinker
1 chain horse
1 travel asia to australia
1 learn
1 innovate in middleEast
1 take economy5
1 build economy5 on H12
1 exhaust scholar as merchant
1 build BC on H17
1 exhaust merchant
1 exhaust merchant
1 exhaust merchant
1 end turn
2 pillar sendDiplomat
2 send merchant to sailing
2 travel africa to europe
2 done
2 take culture6
2 build technology7 on H10
2 end turn
1 draw airplane
1 draw quantumComputer
0 use economy1
0 travel australia to africa
0 learn
0 use economy2
0 call 1 from southAmerica as artisan
0 chain steamboat
0 travel africa to southAmerica
0 use economy6
0 share in southAmerica
0 joker for culture
0 pillar gainInfluence
0 tokenInnovate in southAmerica as thinker
0 drop economy
0 drop culture
0 take economy5
0 build economy5 on H04
0 citizen middleEast
0 exhaust merchant
0 build culture3 on H07
0 citizen middleEast
0 exhaust artisan
0 end turn
1 use economy1
1 travel australia to asia
1 learn
1 invent in africa
1 exhaust merchant
1 use economy4
1 present airplane in southAmerica
1 invent in southAmerica
1 exhaust merchant
1 pillar share
1 share in southAmerica
1 joker for culture
1 done
1 draw internet
1 take economy3
1 take technology6
1 build culture6 on H05
1 exhaust artisan
1 exhaust scholar as merchant
1 build economy3 on H09
1 exhaust merchant
1 exhaust merchant
1 exhaust merchant
1 exhaust merchant
1 build technology6 on H15
1 exhaust thinker
1 exhaust thinker
1 exhaust thinker
1 exhaust thinker
1 exhaust thinker
1 exhaust scholar as merchant
1 end turn
2 use economy4
2 present automobile in southAmerica
2 invent in australia
2 exhaust thinker
2 citizen australia
2 use economy2
2 call 1 from australia as thinker
2 chain dog
2 innovate in africa with 1 of the academy
2 pillar share
2 share in africa
2 wealth AC for technology
2 use technology5 for travel
2 travel africa to middleEast
2 learn
2 tokenInvent in africa as thinker
2 drop economy
2 drop culture
2 draw reusableRocket
2 build AC on H13
2 exhaust merchant
2 end turn
0 pillar recallDiplomat
0 recall paper
0 present dynamite in africa
0 draw satellite
0 end turn
1 use economy3
1 eureka computer
1 era space 4
1 pillar invent
1 invent in southAmerica
1 exhaust merchant
1 use technology2 for share
1 share in middleEast
1 joker
1 take economy7
1 end turn
2 pillar eureka
2 eureka artificialIntelligence
2 era space 3
2 present reusableRocket in middleEast
2 citizen australia
2 use technology7 for innovate
2 innovate in southAmerica with 1 of the academy
2 chain automobile
2 share in southAmerica
2 joker
2 draw machineLearning
2 take technology6
2 build technology6 on H07
2 citizen australia
2 end turn
0 pillar present
0 present satellite in southAmerica
0 invent in africa
0 exhaust thinker
0 citizen australia
0 draw solarSail
0 end turn
1 pillar recallDiplomat
1 recall telegraph
1 call 1 from africa as thinker
1 chain windmill
1 call 1 from middleEast as thinker
1 chain locomotive
1 innovate in africa
1 end turn
2 pillar callSpecialists
2 call 3 from middleEast as thinker
2 chain ceramics
2 invent in middleEast
2 citizen australia
2 drop technology
2 take economy3
2 end turn
`
  .trim()
  .split('\n');
