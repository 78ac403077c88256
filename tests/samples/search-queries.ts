/**
 * What clinics type, and the product that must come of it: `1` stands for first, `3` for among the first three. Where
 * several products answer equally well, one of them is asked for.
 */
const WRITTEN = `
# names
conic implant | 1 CRV-CN
conic kısa implant | 1 CRV-CNK
tisso | 1 CRV-TS
açılı dayanak | 1 CRV-DYA
zirkonya dayanak | 1 CRV-DYZ
çok üniteli dayanak | 1 CRV-DYC
kılavuzlu cerrahi set | 1 CRV-CSK
sinüs kaldırma | 1 CRV-CSS
nano kompozit seti | 1 NDF-NK5
universal bond | 1 NDF-UB5
renk skalası 16 | 1 NDF-RS16
panora 2b | 1 LMD-P2B
rova endo | 1 LMD-RVE
turbo mini | 1 VKT-TM
ultra 30 led | 1 VKT-U30L
klav 23 | 1 KLY-K23
alpin resiprokal | 1 ALB-NR6
weingart | 1 ORT-PW
print 8k | 1 DNV-P8K
mill 5w | 1 DNV-M5W
iscan 2 lite | 1 DNV-IS2L
kromatik aljinat | 1 PRA-KA453
pembe modelaj mumu | 1 PRA-PM500
modelaj aleti takımı | 1 PRA-MM4
s300 sol el | 1 MRD-S300L
lastik örtü seti | 1 ALB-LO36
# beginnings while typing
imp | 3 CRV-CN CRV-CND CRV-CNK CRV-CNA
kompo | 3 NDF-NK5 NDF-NKS NDF-BK4 NDF-PK4 NDF-RSK NDF-AK2
turb | 3 VKT-TL VKT-TS VKT-TM VKT-TT
polimer | 3 NDF-RAY NDF-RAYM NDF-RAYG
tükürük em | 1 PRA-TE100
apeks bul | 3 ALB-PA1 ALB-PA2
panor | 3 LMD-P2B LMD-P3B LMD-PK LMD-P3G
# capitals, no accents
IMPLANT CERRAHI | 3 CRV-CS1 CRV-CSK CRV-CSS
İYİLEŞME BAŞLIĞI SETİ | 1 CRV-IB5
IYILESME BASLIGI SETI | 1 CRV-IB5
ISIL AKTİF NİTİ | 1 ORT-IA1622
isil aktif niti | 1 ORT-IA1622
sigir kaynakli kemik grefti | 1 CRV-KG1
KÂĞIT KON | 3 ALB-KK2 ALB-KKH
kagit kon | 3 ALB-KK2 ALB-KKH
guta perka | 3 ALB-GP2 ALB-GP4 ALB-GP6
agiz ici tarayici | 3 DNV-IS2 DNV-IS1 DNV-IS2L
dis tasi temizleme | 3 VKT-U30 VKT-U10 VKT-U30L
buyutec gozlugu | 3 LMD-OP25 LMD-OP35
cocuk uniti | 3 MRD-K100 MRD-K150
yagsiz kompresor | 1 MRD-H50
bisturi sapi | 1 CRV-BS3
yuzey dezenfektani | 1 KLY-YD1
florur vernik | 3 PRA-FV10 PRA-FV50
seffaf plak | 1 ORT-SP14
olcu kasigi | 3 PRA-MK8 PRA-PK12
kurutuculu kompresör | 1 MRD-H80
# codes
CRV-CN | 1 CRV-CN
crvcn | 1 CRV-CN
crv cn | 1 CRV-CN
crv-cnd | 1 CRV-CND
VKT-A20 | 1 VKT-A20
vkta20 | 1 VKT-A20
ndf nk5 | 1 NDF-NK5
ALB-GP4 | 1 ALB-GP4
prafv50 | 1 PRA-FV50
ORT-IA1622 | 1 ORT-IA1622
kly k 18 | 1 KLY-K18
mrd-s300 | 1 MRD-S300
mrds500 | 1 MRD-S500
DNVP4K | 1 DNV-P4K
lmd rv2 | 1 LMD-RV2
h50 | 1 MRD-H50
h 80 | 1 MRD-H80
s500 | 1 MRD-S500
iscan2 | 3 DNV-IS2 DNV-IS2L
klav23 | 1 KLY-K23
ndf-ray | 3 NDF-RAY NDF-RAYM NDF-RAYG
# suffixes
implantlar | 3 CRV-CN CRV-CND CRV-CNK CRV-CNA CRV-TS
implantları dar | 3 CRV-CND CRV-IBD
kompozitleri | 3 NDF-NK5 NDF-NKS NDF-BK4 NDF-PK4 NDF-MK4 NDF-RSK NDF-OK5
ünitinin | 3 MRD-S300 MRD-S500 MRD-S200 MRD-K100
otoklavlar | 3 KLY-K23 KLY-K18 KLY-K29 KLY-K12
türbinler | 3 VKT-TL VKT-TS VKT-TM VKT-TT
eldivenleri | 3 PRA-NEM PRA-NEK PRA-NEA
davyeler | 3 VKT-DV7 VKT-DV17 VKT-DV18 VKT-DVK
braketlerin | 3 ORT-MB22 ORT-MBM ORT-KB22 ORT-YB1
simanlar | 3 NDF-CY30 NDF-CK30
eğeler | 3 ALB-KE12 ALB-KF25 ALB-ND6 ALB-NR6 ALB-NS6 ALB-HF25 ALB-YA21
kanal eğelerinden | 3 ALB-KE12 ALB-KF25 ALB-KF31 ALB-HF25
tabureler | 3 MRD-T10 MRD-T14 MRD-T8
dayanağı | 3 CRV-DYZ CRV-DY41 CRV-DYA CRV-DYS CRV-DYC
aljinatlar | 3 PRA-KA453 PRA-OA453 PRA-UA453
maskeler | 3 PRA-CM50 PRA-HM50
yazıcılar | 3 DNV-P4K DNV-P8K DNV-POR
frezlerin | 3 VKT-EF14 VKT-KF14 VKT-LF14 VKT-KV14 VKT-ZF14 NDF-BF14 VKT-KS14
zirkonya diskler | 3 DNV-ZH14 DNV-ZS16 DNV-ZK18 DNV-ZO20
sterilizasyon poşetleri | 3 KLY-SP90 KLY-SP135 KLY-SP190
artikülatörler | 3 PRA-AYA PRA-ODA
tarayıcının | 3 DNV-IS2 DNV-IS1 DNV-IS2L
# wrong letters
türbn | 3 VKT-TL VKT-TS VKT-TM VKT-TT
türbn başlgı | 3 VKT-TL VKT-TM VKT-TT
implnt | 3 CRV-CN CRV-CND CRV-CNK CRV-CNA CRV-TS
implatn | 3 CRV-CN CRV-CND CRV-CNK CRV-CNA CRV-TS
konpozit | 3 NDF-NK5 NDF-NKS NDF-BK4 NDF-PK4 NDF-RSK NDF-MK4
kompozzit | 3 NDF-NK5 NDF-NKS NDF-BK4 NDF-PK4 NDF-RSK NDF-MK4
otokalv | 3 KLY-K23 KLY-K18 KLY-K29 KLY-K12
otoklaf | 3 KLY-K23 KLY-K18 KLY-K29 KLY-K12
endomtor | 3 ALB-ME1 ALB-ME2
apeks bulcu | 3 ALB-PA1 ALB-PA2
zirkonia disk | 3 DNV-ZH14 DNV-ZS16 DNV-ZK18 DNV-ZO20
anguldurva | 3 VKT-A11 VKT-A15 VKT-A20 VKT-A41
polimerizasyn lambası | 3 NDF-RAY NDF-RAYM NDF-RAYG
eldven | 3 PRA-NEM PRA-NEK PRA-NEA
dezenfekatn | 3 KLY-YD1 KLY-AD1 KLY-OD1
aljinaat | 3 PRA-KA453 PRA-OA453 PRA-UA453
panoramk röntgen | 3 LMD-P2B LMD-PK
conik implant | 3 CRV-CN CRV-CNK CRV-CND CRV-CNA
braekt seti | 3 ORT-MB22 ORT-MBM ORT-KB22
gutta perka | 3 ALB-GP2 ALB-GP4 ALB-GP6
kompresr | 3 MRD-H50 MRD-H80
tomogrfi | 3 LMD-P3B LMD-P3G
# other words of the trade
dolgu seti | 3 NDF-NK5 NDF-OK5
aeratör | 3 VKT-TL VKT-TS VKT-TM VKT-TT
airotor | 3 VKT-TL VKT-TS VKT-TM VKT-TT
abutment | 3 CRV-DYZ CRV-DY41 CRV-DYA CRV-DYS CRV-DYC
zirkonyum abutment | 1 CRV-DYZ
healing cap | 3 CRV-IB5 CRV-IBG CRV-IBD
sterilizatör | 3 KLY-K23 KLY-K18 KLY-K29 KLY-K12
opg | 3 LMD-P2B LMD-PK
cbct | 3 LMD-P3B LMD-P3G
rvg | 3 LMD-RV1 LMD-RV2 LMD-RVT LMD-RVE LMD-RVL
lup | 3 LMD-OP25 LMD-OP35 LMD-OP45 LMD-OP60
ışık cihazı | 3 NDF-RAY NDF-RAYM NDF-RAYG
etching | 3 NDF-AJ2 NDF-AJ10
bite registration | 3 NDF-KK50 NDF-HK50
gutta percha | 3 ALB-GP2 ALB-GP4 ALB-GP6
paper point | 3 ALB-KK2 ALB-KKH
rubber dam | 3 ALB-LO36 ALB-LOS
apex locator | 3 ALB-PA1 ALB-PA2
kanal motoru | 3 ALB-ME1 ALB-ME2
diş teli | 3 ORT-MB22 ORT-MBM ORT-KB22 ORT-YB1
aligner | 3 ORT-SP14 ORT-PP3 ORT-PK10
intraoral tarayıcı | 3 DNV-IS2 DNV-IS1 DNV-IS2L
3d yazıcı | 3 DNV-P4K DNV-P8K DNV-POR
kavitron | 3 VKT-U30 VKT-U10 VKT-U30L
forseps | 3 VKT-DV7 VKT-DV17 VKT-DV18 VKT-DVK
dikiş | 1 CRV-IS40
neşter | 3 CRV-BS3 CRV-FCP
kemik tozu | 3 CRV-KG1 CRV-KS1
saksın | 3 PRA-TE100 PRA-TEB
hekim koltuğu | 3 MRD-T10 MRD-T14
raşet | 3 CRV-TA50 CRV-CS1 CRV-PT2
rezin | 3 DNV-RMG DNV-RMH DNV-RMA
alginate | 3 PRA-KA453 PRA-OA453 PRA-UA453
# measures
implant 3,3 | 1 CRV-CN
implant 3.3 mm | 1 CRV-CN
implant 2,9 | 1 CRV-CND
implant 6 mm çap | 1 CRV-CNK
Ø 4,1 dayanak | 1 CRV-DY41
50 lt kompresör | 1 MRD-H50
80 litre kompresör | 1 MRD-H80
18 lt otoklav | 1 KLY-K18
otoklav 29 litre | 1 KLY-K29
23 l otoklav | 1 KLY-K23
ark teli 0,016 | 3 ORT-NT16 ORT-IA1622
0.012 inç ark teli | 1 ORT-NT12
kanal eğesi 31 mm | 1 ALB-KF31
1 lt dezenfektan | 3 KLY-YD1 KLY-AD1 KLY-OD1 KLY-AH1
el antiseptiği 500ml | 1 KLY-EA5
poşet 135 mm | 1 KLY-SP135
90x230 sterilizasyon poşeti | 1 KLY-SP90
zirkonya disk 16 mm | 1 DNV-ZS16
ölçü silikonu 50 ml | 3 NDF-OS50 NDF-OO50
26 w türbin | 1 VKT-TL
şırınga 5 ml | 3 ALB-IS5
15 derece dayanak | 3 CRV-DYA CRV-DYZ CRV-DYS
# brand and kind
corvus dayanak | 3 CRV-DYZ CRV-DY41 CRV-DYA CRV-DYS CRV-DYC
vektör türbin | 3 VKT-TL VKT-TS VKT-TM VKT-TT
nordfil bond | 3 NDF-UB5 NDF-TB5 NDF-AS5
lumident sensör | 3 LMD-RV1 LMD-RV2 LMD-RVT LMD-RVE LMD-RVL
kalyon otoklav | 3 KLY-K23 KLY-K18 KLY-K29 KLY-K12
alba eğe | 3 ALB-KE12 ALB-KF25 ALB-ND6 ALB-NR6 ALB-NS6 ALB-HF25 ALB-YA21
denova yazıcı | 3 DNV-P4K DNV-P8K DNV-POR
pera eldiven | 3 PRA-NEM PRA-NEK PRA-NEA
meridyen tabure | 3 MRD-T10 MRD-T14 MRD-T8
ortis pens | 3 ORT-PW ORT-PD ORT-PB ORT-PA
# what it is for, and what it is written with
otoklav fiyatları | 3 KLY-K23 KLY-K18 KLY-K29 KLY-K12
kablosuz ayak pedalı | 1 MRD-S500
süt dişi eğesi | 1 ALB-NC6
lateks içermeyen örtü | 1 ALB-LOS
b sınıfı otoklav | 3 KLY-K23 KLY-K18 KLY-K29
sol el ünit | 1 MRD-S300L
pudrasız eldiven | 3 PRA-NEM PRA-NEA
`;

export type SearchQuery = { text: string; within: number; codes: readonly string[] };

/** The queries, each with the codes of the products of which one must be among the first. */
export const SEARCH_QUERIES: readonly SearchQuery[] = WRITTEN.split('\n').flatMap((line) => {
  const [text = '', wanted] = line.split(' | ');
  if (!wanted) return [];
  const [within, ...codes] = wanted.split(' ');
  return [{ text, within: Number(within), codes }];
});
