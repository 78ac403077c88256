import type { MediaPath } from './types.ts';

/** What the picture of each product shows: one picture a product. */
export const productAlt = {
  'products/a-tipi-silikon-kartus.webp':
    'Biri ayakta biri yatan iki A tipi silikon ölçü kartuşu ve karıştırma uçları',
  'products/acili-dayanak.webp': 'Beyaz stantta 15° ve 25° açılı iki dayanak, önde vidaları',
  'products/adams-bukum-pensi.webp': 'Açık gri saplı Adams büküm pensi ve bükülmüş kroşe teli',
  'products/akiskan-bulk-kompozit-2g.webp': 'Biri kapaklı, biri uçlu iki akışkan bulk kompozit şırıngası',
  'products/akiskan-kompozit-2g.webp': 'İnce uçlu akışkan kompozit şırıngası ve üç yedek uç',
  'products/alci-gorunumlu-recine.webp':
    'Beyaz şişede alçı görünümlü model reçinesi ve sarı alçı tonunda çene modeli',
  'products/alet-dezenfektani-1l.webp': 'Mercan kapaklı 1 litre alet dezenfektanı konsantresi ve ölçek kabı',
  'products/alet-kaseti-10.webp': 'On aletli delikli çelik kaset, silikon raylı ve iki mandallı',
  'products/alginate-bag.webp': '453 g kromatik aljinat paketi, ölçü kaşığı ve su ölçeği',
  'products/aligner-case.webp':
    'Petrol yeşili kapaklı şeffaf plak kutusu, içinde ve önünde birer şeffaf plak',
  'products/aloe-verali-nitril-eldiven.webp':
    'Aloe veralı nitril eldiven kutusu ve önünde açık yeşil eldiven',
  'products/alpin-resiprokal-ege.webp':
    'Altı gözlü blister kartta kırmızı, siyah ve sarı halkalı resiprokal eğeler',
  'products/alpin-sokum-egesi.webp': 'Eğimli stantta üç boyda altı söküm eğesi: 16, 18 ve 22 mm',
  'products/alpin-sut-disi-doner-ege.webp': 'Süngerli yuvarlak stantta altı kısa döner eğe, önde bir eğe',
  'products/angulo-1-1-anguldruva.webp': 'Mavi kuşaklı 1:1 anguldruva, rond frezli',
  'products/angulo-20-1-implant-anguldruvasi.webp':
    'Yeşil kuşaklı implant anguldruvası, dış soğutma borulu ve implant frezli',
  'products/angulo-4-1-profilaksi-anguldruvasi.webp':
    'Yeşil kuşaklı profilaksi anguldruvası, lastik kap takılı',
  'products/apex-locator.webp': 'Renkli ekranlı apeks bulucu, dudak kancası ve eğe klipsi kablolarıyla',
  'products/archwire-pack.webp': 'NiTi ark teli paketi ve yanında üç ark teli',
  'products/articulator.webp': 'Alçı modelleri takılı petrol yeşili artikülatör',
  'products/asit-jel-klinik-paketi.webp': 'Tepside on adet mavi %37 asit jel şırıngası',
  'products/asitsiz-bond.webp': 'Asitsiz bond şişesi ve kutusu',
  'products/aspirasyon-hatti-temizleyicisi.webp':
    'Petrol yeşili 1 litre aspirasyon hattı temizleyicisi ve emici hortumu',
  'products/autoclave.webp': 'Dijital ekranlı masaüstü B sınıfı otoklav',
  'products/beta-titanyum-ark-teli.webp':
    'Üst üste iki beta titanyum ark teli paketi, içinde altın tonlu teller',
  'products/bisturi-sapi-no-3.webp': 'Milimetre çizgili çelik bistüri sapı ve üç farklı bistüri ucu',
  'products/bitim-frezi-seti.webp': 'Beyaz stantta sarı ve beyaz halkalı on dört bitim frezi',
  'products/biyobozunur-tukuruk-emici.webp':
    'Kâğıt bantla bağlı bej biyobozunur tükürük emici demeti ve önünde tek emici',
  'products/bone-graft-vial.webp':
    'Mercan kapaklı cam flakonda kemik grefti granülleri, yanında çelik kapta granül',
  'products/braket-sokucu-pens.webp': 'Mercan saplı, açılı uçlu braket sökücü pens',
  'products/bulk-kompozit-siringa.webp': 'Bulk kompozit şırıngası ve arkasında kutusu',
  'products/cabinet.webp': 'Evyeli, çekmeceli klinik dolabı; orta kapakları petrol yeşili',
  'products/cam-iyonomer-kaide-simani.webp':
    'Cam iyonomer kaide simanının toz kavanozu, likit şişesi ve karıştırma kâğıdı',
  'products/cement-powder-liquid.webp':
    'Cam iyonomer simanın toz kavanozu ve likit şişesi, önde karıştırma kâğıdı üzerinde toz ve spatül',
  'products/cerrahi-alet-kaseti.webp': 'Bölmeli derin cerrahi kasette elevatör, davye ve çift uçlu el aleti',
  'products/cok-katmanli-zirkonya-disk.webp':
    'Kenarında renk katmanları görünen iki zirkonya disk, biri dik duruyor; önde iki kuron',
  'products/cok-uniteli-dayanak.webp':
    'Stantta 0°, 17° ve 30° çok üniteli dayanaklar; biri plastik taşıma kollu',
  'products/composite-kit.webp':
    'Beyaz tepside beş renk kompozit şırınga, bond ve primer şişeleri ve aplikatörler',
  'products/composite-syringe.webp': 'Petrol yeşili gövdeli, mercan kapaklı A2 renk nano kompozit şırıngası',
  'products/compressor.webp': 'İki motorlu, beyaz tanklı yağsız diş hekimliği kompresörü',
  'products/conic-aktif-implant.webp': 'Derin yivli iki titanyum implant ve altın renkli vida',
  'products/conic-dar-implant.webp': 'İnce gövdeli iki implant ve steril tüpünde bir dar implant',
  'products/conic-kisa-implant.webp':
    'Beyaz stantta 5,0 ve 6,5 mm iki kısa titanyum implant, yanda yatan üçüncüsü',
  'products/contra-angle-handpiece.webp': 'Mercan renkli halkalı, saten metal kontra anguldruva',
  'products/cotton-rolls-dispenser.webp': 'Şeffaf ön yüzlü pamuk rulo dispenseri, önünde üç pamuk rulo',
  'products/curing-light.webp': 'Şarj standında beyaz LED ışık cihazı, turuncu koruyucu kalkanlı',
  'products/d120-evyeli-dolap.webp': 'Dört çekmeceli, evyeli kısa klinik dolabı',
  'products/d220-sterilizasyon-tezgahi.webp': 'Üzerinde otoklav duran evyeli sterilizasyon tezgâhı',
  'products/dar-iyilesme-basligi.webp':
    'Altın renkli, 3 ve 5 mm iki dar iyileşme başlığı, önde yatan bir başlık',
  'products/dayanak-deneme-seti.webp': 'Çizelgeli kutuda renk kodlu yirmi dört dayanak deneme parçası',
  'products/delikli-metal-olcu-kasigi.webp': 'Üç boy delikli paslanmaz çelik ölçü kaşığı',
  'products/dental-implant.webp':
    'Dayanağı takılı dişli titanyum diş implantı, yanında yatan ikinci implant ve altın renkli vida',
  'products/dental-mirror-and-probe.webp': 'Tırtıllı saplı ağız aynası ve sond',
  'products/dental-unit-chair.webp':
    'Petrol yeşili döşemeli diş üniti; hekim tablası, kreşuar, ekran ve reflektörüyle',
  'products/diamond-burs.webp': 'Beyaz frez bloğunda renk kodlu on dört elmas frez',
  'products/distal-kesici-pens.webp': 'Koyu gri saplı, kısa ağızlı distal kesici pens',
  'products/duz-dayanak-41.webp':
    'Yuvarlak altlıkta düz titanyum dayanak, önde ikinci dayanak ve altın renkli vida',
  'products/el-antiseptigi-500.webp': 'Pompalı 500 ml el antiseptiği',
  'products/elevators-set.webp': 'Renkli saplı dört diş çekim elevatörü',
  'products/endo-files.webp': 'Süngerli stand içinde ISO renk kodlu el eğeleri ve önde iki kanal eğesi',
  'products/endomotor.webp': 'Şarj standında dijital ekranlı kablosuz endomotor, ucunda döner eğe',
  'products/etch-syringe.webp': 'Mavi %37 asit jel şırıngaları ve sıkılmış jel',
  'products/extraction-forceps.webp': 'Paslanmaz çelik diş çekim davyesi',
  'products/face-mask-box.webp': 'Elli adetlik cerrahi maske kutusu ve önünde lastikli açık turkuaz maske',
  'products/fluoride-varnish.webp': 'Florür vernik tüpü, iki tek dozluk kap ve aplikatörler',
  'products/genis-iyilesme-basligi.webp': 'Geniş çıkışlı üç iyileşme başlığı, biri altlık üzerinde',
  'products/glass-ionomer-capsules.webp': 'Cam iyonomer kapsül kutusu ve petrol ile mercan renkli beş kapsül',
  'products/guta-perka-kon-4.webp': 'Kapağı açık kutuda beş boy %4 açılı güta perka konu',
  'products/guta-perka-kon-6.webp': 'Beyaz stantta renkli kapaklı beş tüpte %6 açılı güta perka konları',
  'products/gutta-percha-points.webp': 'Altı bölmeli kutuda renk kodlu güta perka konları',
  'products/h-tipi-kanal-egesi-25.webp': 'Beyaz blokta dik duran altı H tipi kanal eğesi, önde iki eğe',
  'products/h80-kurutuculu-kompresor.webp': 'İki motorlu kompresör, yanında beyaz kurutucu kolonu',
  'products/hassas-cilt-maskesi.webp': 'Elli adetlik hassas cilt maskesi kutusu ve önünde beyaz maske',
  'products/healing-caps.webp': 'Beyaz stand üzerinde 2–6 mm iyileşme başlıkları, önde iki başlık',
  'products/hizli-cam-iyonomer-kapsul.webp': 'Hızlı cam iyonomer kapsül kutusu ve önünde kapsüller',
  'products/hizli-model-recinesi.webp':
    'Petrol yeşili hızlı model reçinesi şişesi ve beyaz baskılı çene modeli',
  'products/hizli-okluzal-kayit-silikonu.webp':
    'Biri ayakta biri yatan iki hızlı oklüzal kayıt silikonu kartuşu',
  'products/hucre-paketli-kagit-kon.webp': 'Hücre hücre paketlenmiş steril kâğıt konlar ve kutusu',
  'products/impression-material-cartridge.webp': 'Çift hazneli A-silikon ölçü kartuşu ve karıştırma uçları',
  'products/instrument-cassette.webp': 'Delikli çelik kasette ayna ve dört çift uçlu el aleti',
  'products/intraoral-scanner.webp': 'Şarj standında kablosuz ağız içi tarayıcı',
  'products/ipek-sutur-4-0.webp': "Siyah ipek iplikli iğne, steril sütür paketi ve 12'li kutusu",
  'products/irrigation-syringe.webp': 'Ölçekli şeffaf irrigasyon şırıngası ve yan delikli kanül uçları',
  'products/iscan-1-tarayici.webp': 'Dik tutucusunda kablolu, önceki kuşak ağız içi tarayıcı',
  'products/iscan-2-lite-tarayici.webp': 'Yatan beyaz ağız içi tarayıcı ve önünde yedek ucu',
  'products/isil-aktif-niti-ark-teli.webp':
    'Isıl aktif köşeli NiTi ark teli paketi, yanında iki bakır tonlu tel',
  'products/k-tipi-kanal-egesi-25.webp': 'Kart üzerinde renk kodlu saplı altı K tipi kanal eğesi, 25 mm',
  'products/k-tipi-kanal-egesi-31.webp':
    'Kart üzerinde altı uzun K tipi kanal eğesi, önde mavi saplı bir eğe; stopları sarı',
  'products/k100-cocuk-uniti.webp': 'Nane yeşili döşemeli çocuk üniti',
  'products/k150-ekranli-cocuk-uniti.webp': 'Sarı döşemeli, ekranlı çocuk üniti',
  'products/kalin-nitril-eldiven.webp':
    'Elli adetlik kalın nitril eldiven kutusu ve önünde koyu yeşil eldiven',
  'products/kapakli-braket-seti.webp': 'Altın renkli kapaklı braketler ve ark teli takılı çene modeli',
  'products/kapanis-kayit-silikonu.webp':
    'Petrol yeşili etiketli iki kapanış kayıt silikonu kartuşu ve karıştırma uçları',
  'products/kavite-acma-frez-seti.webp': 'Yuvarlak beyaz stantta rond ve armut uçlu on dört kavite frezi',
  'products/kilavuzlu-cerrahi-set.webp':
    'Koyu gri cerrahi kasette stoplu frezler, önde metal kovanlı cerrahi kılavuz',
  'products/kisa-saft-elmas-frez-seti.webp': 'Üç basamaklı küçük stantta on dört kısa şaftlı elmas frez',
  'products/klav-12-hizli-otoklav.webp':
    'Alçak gövdeli, kasetli S sınıfı hızlı otoklav ve önünde çelik kaseti',
  'products/klav-18-otoklav.webp': '18 litrelik B sınıfı masaüstü otoklav, yanında sterilizasyon poşetleri',
  'products/klav-29-otoklav.webp': '29 litrelik B sınıfı otoklav, yanında üst üste dört çelik tepsi',
  'products/kok-davyesi.webp': 'İnce gagalı kök davyesi ve çekilmiş bir kök',
  'products/kompozit-renk-skalasi.webp':
    'İki sıra halinde on altı tonlu kompozit renk skalası, önde iki ton parçası',
  'products/kuron-preparasyon-frez-seti.webp': 'Petrol yeşili stantta on dört kuron preparasyon frezi',
  'products/l7-ayakli-cerrahi-lamba.webp': 'Tekerlekli ayakta, yuvarlak başlıklı cerrahi LED lamba',
  'products/lamina-frez-seti.webp': 'Uzun tek sıralı stantta on dört lamina frezi',
  'products/latekssiz-lastik-ortu.webp': 'Açık mavi, lateks içermeyen lastik örtüler ve kutusu',
  'products/led-light-lamp.webp': 'Ayaklı, eklem kollu LED reflektör lambası',
  'products/loupes.webp': 'LED ışıklı, mercan halkalı diş hekimi büyüteç gözlüğü',
  'products/matrix-system.webp':
    'Seksiyonel matris seti: bölmeli kutuda matris bantları, renkli kamalar ve gergi halkaları',
  'products/mill-5-klinik-freze.webp':
    'Petrol yeşili kapı çerçeveli klinik tipi freze ünitesi, önünde iki seramik blok',
  'products/mill-5w-islak-freze.webp': 'Beş eksenli ıslak freze ünitesi, yanında 5 litrelik su haznesi',
  'products/milling-unit.webp': 'Cam kapılı beş eksen freze ünitesi, içinde zirkonya disk',
  'products/mine-kompoziti-siringa.webp': 'Beyaz gövdeli mine kompoziti şırıngası ve üç saydam ton örneği',
  'products/mini-metal-braket-seti.webp':
    'Diş numaralı kartta yirmi mini metal braket, önde büyütülmüş bir braket',
  'products/moto-e2-endomotor.webp':
    'Dudak kancası ve eğe klipsi bağlı, ekranında kanal boyu yazan kablosuz endomotor',
  'products/muayene-takimi-12-hastalik.webp':
    'Tepside renkli klipslerle eşleştirilmiş ayna ve sond takımları',
  'products/niti-ark-teli-012.webp': '0,012 inç NiTi ark teli paketi, solunda iki ince tel',
  'products/niti-rotary-files.webp':
    'Eğimli beyaz stand üzerinde ISO renk kodlu altı NiTi döner eğe, önde tek eğe',
  'products/nitrile-gloves-box.webp': 'Pudrasız nitril muayene eldiveni kutusu ve önünde bir mavi eldiven',
  'products/olcu-dezenfektani-1l.webp': 'Püskürtmeli ölçü dezenfektanı şişesi, yanında metal ölçü kaşığı',
  'products/on-bolge-kompozit-seti.webp':
    'Tepside dentin, gövde ve mine tonlarında beş kompozit şırınga, yanında tabakalama kartı',
  'products/opak-zirkonya-disk.webp': 'Üst üste duran iki kalın opak zirkonya disk',
  'products/optia-2-5-buyutec.webp': 'Petrol yeşili çerçeveli, ışıksız kısa tüplü büyüteç gözlüğü',
  'products/optia-4-5-prizmatik.webp': 'Uzun tüplü, LED ışıklı prizmatik büyüteç gözlüğü',
  'products/optia-6-0-prizmatik.webp': 'Beyaz çerçeveli, en uzun tüplü ışıklı büyüteç gözlüğü',
  'products/orta-akiskan-olcu-silikonu.webp':
    'Mavi etiketli iki orta akışkan ölçü silikonu kartuşu, biri ayakta',
  'products/ortalama-degerli-artikulator.webp': 'Gri döküm gövdeli ortalama değerli artikülatör',
  'products/orthodontic-brackets.webp': 'Metal braket, renkli ligatür ve ark teli takılı çene modeli',
  'products/ortodontik-aljinat.webp': '453 g ortodontik aljinat paketi, sarı ölçü kaşığı ve su ölçeği',
  'products/pamuk-rulo-no-2.webp': 'Piramit dizilmiş pamuk rulolar ve arkasında kutusu',
  'products/panora-3b-genis-alan.webp': 'Petrol yeşili kolonlu, büyük dedektörlü tomografi cihazı',
  'products/panora-3b-tomografi.webp': 'Kare dedektörlü panoramik ve tomografi cihazı, dönen kolu yana dönük',
  'products/panora-kompakt.webp': 'Kısa kolonlu kompakt panoramik röntgen cihazı',
  'products/panoramic-xray.webp': 'Beyaz panoramik röntgen cihazı, petrol yeşili ve mercan detaylı',
  'products/paper-points.webp': 'Kapağı açık kutuda renk kodlu steril kâğıt konlar',
  'products/paslanmaz-celik-ark-teli.webp': 'Dik duran paslanmaz çelik ark teli paketi, önünde üç köşeli tel',
  'products/pekistirme-plagi.webp': 'Üst ve alt şeffaf pekiştirme plağı, arkada kutusu',
  'products/pembe-modelaj-mumu.webp': 'Üst üste pembe mum plakalar, biri kıvrılmış; arkada kutusu',
  'products/periodontal-sond-ve-ayna.webp': 'Milimetre bantlı periodontal sond ve ağız aynası',
  'products/periotom-uclu-elevator-seti.webp': 'Beyaz ve mavi saplı, ince uçlu dört periotom elevatör',
  'products/plak-tasima-kutusu.webp': 'Kapalı üç plak taşıma kutusu: petrol yeşili, mavi ve krem',
  'products/polishing-discs.webp':
    'Kabadan süper inceye dört sıra renk kodlu polisaj diski, önde mandrele takılı bir disk',
  'products/posterior-kompozit-siringa.webp': 'A2 ve A3 renk iki posterior kompozit şırıngası',
  'products/print-8k-recine-yazici.webp':
    'Geniş tablalı reçine yazıcı, yanında dolum hortumu bağlı reçine şişesi',
  'products/print-orto-recine-yazici.webp': 'Uzun gövdeli reçine yazıcı, tablasında dik dizilmiş dört model',
  'products/profilaksi-lastigi-ve-fircasi.webp':
    'Stantta üç profilaksi lastiği ve üç fırça, önde birer yedek',
  'products/profilaksi-pastasi-ince.webp':
    'Piramit dizilmiş nane ve sade ince taneli profilaksi pastası kapları, önde açık kap ve parmak halkası',
  'products/prophy-paste-cups.webp':
    'Tek dozluk renkli profilaksi pastası kapları, lastik kap ve fırça uçları',
  'products/protetik-tornavida-takimi.webp': 'Stantta dört protetik tornavida, önde tork anahtarı',
  'products/pusula-mini-apeks-bulucu.webp':
    'Avuç içi boyda apeks bulucu, dudak kancası ve eğe klipsi kablolarıyla',
  'products/ray-genis-dalga-lamba.webp': 'Koyu gri gövdeli geniş dalga ışık cihazı, şarj standında',
  'products/ray-mini-lamba.webp': 'Yatan ince gövdeli Ray Mini ışık cihazı, yanında kapağı',
  'products/renkli-elastik-ligatur.webp': 'Taşıma çubuklarında sekiz renk elastik ligatür ve önde üç halka',
  'products/resin-3d-printer.webp': 'Turuncu kapaklı reçine 3B yazıcı, tablasında diş modelleri',
  'products/resin-bottle.webp': 'Mercan kapaklı 1000 g model reçinesi şişesi ve 3B basılmış diş modeli',
  'products/rova-endo-rvg.webp': 'Standında dik duran beyaz endo sensörü, önünde bir kanal eğesi',
  'products/rova-lite-rvg.webp': 'Beyaz Lite sensör ve sökülebilir kablosu',
  'products/rova-rvg-boy-1.webp': 'Boy 1 dijital röntgen sensörü, kablosu ve USB bağlantısı',
  'products/rova-rvg-boy-2.webp': 'Boy 2 dijital röntgen sensörü, kablosu ve ısırma tutucusu',
  'products/rubber-dam-kit.webp': 'Çerçeveye gerilmiş yeşil lastik örtü ve üç klemp',
  'products/s200-kompakt-dis-uniti.webp': 'Kum rengi döşemeli, ekransız kompakt diş üniti',
  'products/s300-sol-el-dis-uniti.webp': 'Solak hekim için aynalanmış, petrol yeşili döşemeli diş üniti',
  'products/s500-dis-uniti.webp': 'Koyu gri döşemeli, hasta ekranlı diş üniti',
  'products/scalpel-and-suture.webp': 'Çelik bistüri, ipek sütür paketi ve iğneli iplik',
  'products/sentetik-kemik-grefti.webp':
    'Petrol yeşili kapaklı flakonda beyaz sentetik kemik grefti granülleri, yanında çelik kap',
  'products/shade-guide.webp': "A1'den D4'e on altı dişli renk skalası",
  'products/sinus-kaldirma-seti.webp':
    'Sinüs kaldırma kasetinde kubbe uçlu frezler, renkli stoplar ve üç el aleti',
  'products/sterilizasyon-poseti-135.webp': '135 × 280 mm sterilizasyon poşetinde davye ve sond',
  'products/sterilizasyon-poseti-190.webp': '190 × 330 mm geniş sterilizasyon poşetinde alet kaseti',
  'products/sterilizasyon-poseti-90.webp':
    '90 × 230 mm sterilizasyon poşetinde ayna ve sond, arkasında boş poşet',
  'products/stool.webp': 'Petrol yeşili döşemeli, krom ayaklı hekim taburesi',
  'products/suction-pump.webp': 'Çift kavanozlu taşınabilir cerrahi aspiratör, hortumu ve ucuyla',
  'products/suction-tips.webp': 'Beyaz kapta renkli uçlu tükürük emiciler, önde iki emici',
  'products/surgical-kit.webp':
    'Petrol yeşili implant cerrahi kasetinde renk kodlu frezler, anahtarlar ve raşet',
  'products/sut-disi-matris-seti.webp':
    'Süt dişi matris seti: bölmeli kutuda kısa matrisler, mavi kamalar ve bir gergi halkası',
  'products/t14-yuksek-hekim-taburesi.webp':
    'Uzun amortisörlü, ayak halkalı, koyu gri döşemeli hekim taburesi',
  'products/t8-laboratuvar-taburesi.webp': 'Sırtlıksız, gri döşemeli laboratuvar taburesi',
  'products/tek-dozluk-florur-vernik.webp': 'Tek dozluk florür vernik kapları, fırçaları ve kutusu',
  'products/tek-kullanimlik-olcu-kasigi.webp':
    'Beyaz, mavi ve petrol yeşili S, M ve L boy plastik ölçü kaşıkları',
  'products/tek-sise-bond.webp': 'Beyaz tek şişe bond, yanında bond damlatılmış kap ve aplikatör',
  'products/tisso-doku-seviyesi-implant.webp':
    'Parlak boyunlu doku seviyesi implant, yanında yatan ikincisi ve altın renkli kapağı',
  'products/tork-anahtari-10-50.webp': '10–50 Ncm skalalı çelik tork anahtarı ve iki tornavida',
  'products/turbine-handpiece.webp': 'Paslanmaz çelik türbin başlık, petrol yeşili halkalı ve elmas frezli',
  'products/turbo-mini-turbin.webp': 'Küçük başlıklı Turbo Mini türbin, altın renkli halkalı',
  'products/turbo-s-turbin.webp': 'Işıksız, mat gri Turbo S türbin başlık, siyah halkalı',
  'products/turbo-tork-turbin.webp': 'Parlak gövdeli, büyük başlıklı Turbo Tork türbin, mercan halkalı',
  'products/ultra-10-temizleme.webp': 'Krem gövdeli önceki kuşak ultrasonik diş taşı temizleme cihazı',
  'products/ultra-30-led-temizleme.webp':
    'İki su hazneli, ışıklı başlıklı ultrasonik diş taşı temizleme cihazı',
  'products/ultrasonic-scaler.webp': 'Su hazneli ve dijital göstergeli ultrasonik diş taşı temizleme cihazı',
  'products/universal-bond.webp': 'Mercan kapaklı 5 ml Universal Bond şişesi ve iki mikro aplikatör',
  'products/ust-buyuk-azi-davyesi-sag.webp': 'Geniş gagalı üst büyük azı davyesi, sağ',
  'products/ust-buyuk-azi-davyesi-sol.webp': 'Sapında yön çizgisi olan üst büyük azı davyesi, sol',
  'products/uzun-omurlu-aljinat.webp': '453 g uzun ömürlü aljinat paketi, beyaz ölçü kaşığı ve su ölçeği',
  'products/v40-cerrahi-aspirator.webp': 'Koyu gri detaylı, iki hortumlu çift kavanozlu cerrahi aspiratör',
  'products/wax-carvers.webp': 'Dört çift uçlu mum modelaj aleti, pembe mum plakalar ve mumdan kuronlar',
  'products/weingart-pensi.webp': 'Petrol yeşili saplı, eğik uçlu Weingart pensi',
  'products/x-ray-sensor.webp': 'İki boy dijital röntgen sensörü ve USB kabloları',
  'products/yan-delikli-kanul-30g.webp': 'Yan delikli yıkama kanülleri ve 100 adetlik kutusu',
  'products/yedek-braket-tek-dis.webp': 'Pakette beş yedek braket, yanında bir braket',
  'products/yesil-kuron-mumu.webp': 'Metal kutuda yeşil kuron mumu, mumdan iki kuron ve modelaj aleti',
  'products/yol-acici-ege-21.webp': 'Pembe, gri ve mor saplı altı ince yol açıcı eğe, arkada kutusu',
  'products/yuzey-dezenfektani-1l.webp':
    'Püskürtme başlıklı 1 litre yüzey dezenfektanı ve yanında temizlik bezi',
  'products/zirconia-disc.webp':
    'İçinde frezelenmiş kuronlar bulunan zirkonya disk ve önünde üç bitmiş kuron',
  'products/zirkonya-dayanak.webp':
    'Titanyum tabanlı zirkonya dayanak, yanında kuron, titanyum taban ve vida',
  'products/zirkonya-disk-st-beyaz.webp': 'Frezelenmemiş beyaz zirkonya disk, önünde iki beyaz kuron',
  'products/zirkonya-kesim-frez-seti.webp':
    'Koyu gri stantta altın renkli şaftlı, siyah halkalı on dört zirkonya frezi',
} satisfies Record<MediaPath, string>;
