import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'craft-villages',
  meta: {
    titleVi: 'Chín làng nghề Việt Nam: đi thế nào, xem gì, mua gì',
    titleEn: 'Nine craft villages in Vietnam: when to go, what to buy',
    descriptionVi:
      'Bát Tràng, Vạn Phúc, Đông Hồ, Chuông, Phước Kiều, Bàu Trúc, Tân Châu…: làng nào còn làm nghề thật, phiên chợ ngày nào, ghép lịch ra sao, thử tay và mua gì.',
    descriptionEn:
      'Pottery, silk, prints, hats, incense and bronze: which villages still work, market days by the moon, how to link several in one day, what to try and what to buy.',
  },
  category: 'culture',
  titleVi: 'Chín làng nghề nên ghé tận nơi',
  titleEn: 'Nine craft villages, and how to visit them',
  descriptionVi:
    'Gốm Bát Tràng, lụa Vạn Phúc, tranh Đông Hồ, nón Chuông, đồng Phước Kiều, gốm Chăm Bàu Trúc, lụa Tân Châu: đi thế nào, thử nghề ở đâu, mua gì.',
  descriptionEn:
    'Pottery, silk, woodblock prints, conical hats, incense and bronze: which villages still work, how to link them in a day, and what is worth carrying home.',
  tagsVi: ['làng nghề', 'gốm', 'lụa', 'tranh Đông Hồ', 'quà tặng'],
  tagsEn: ['crafts', 'pottery', 'silk', 'workshops', 'souvenirs'],
  imageAltVi: 'Người thợ gốm bên bàn xoay, sau lưng là chum vại xếp chồng và những dải lụa đang phơi',
  imageAltEn: 'A potter at the wheel, with stacked jars and lengths of silk drying behind',
  publishedDate: '2025-09-18',
  featured: true,
  relatedDestinations: ['hanoi', 'hoi-an', 'mekong-delta'],
  contentVi: `
Làng nghề không phải bảo tàng. Có làng máy chạy ầm ầm, có làng chỉ còn vài nhà giữ lửa. Vui hay chán là do chọn đúng làng, đúng ngày. Dưới đây là chín nơi mà bước vào còn thấy người đang làm.

## Quanh Hà Nội

**Bát Tràng**, khoảng 13 km, có xe buýt từ trung tâm [Hà Nội](/where-to-go/hanoi): làng gốm lớn nhất miền Bắc. Qua chợ gốm rồi hãy đi sâu vào làng cổ ven sông, nơi lối đi hẹp và tường còn dấu những bánh than đắp phơi.

**Vạn Phúc** ở Hà Đông, đi metro Cát Linh – Hà Đông rồi bắt xe thêm vài phút. Lụa vân là món đáng tìm; phố chính treo ô cho khách chụp ảnh, muốn nghe tiếng thoi phải rẽ vào ngõ.

**Chuông** (Thanh Oai) làm nón. Chợ nón họp sáu phiên mỗi tháng âm, các ngày 4, 10, 14, 20, 24, 30, từ tinh mơ và tan trước chín giờ.

**Quảng Phú Cầu** (Ứng Hòa) chẻ tăm hương; sân phơi đỏ rực nhất vào mấy tháng trước Tết. Sân xếp sẵn để chụp ảnh có thu phí.

**Đông Hồ** (Thuận Thành, Bắc Ninh) in tranh bằng ván khắc trên giấy điệp. Chỉ còn vài gia đình theo nghề; vào nhà nghệ nhân, bạn sẽ được tự in một tờ.

## Miền Trung

**Thanh Hà**, cách phố cổ [Hội An](/where-to-go/hoi-an) 3 km: một người đạp bàn xoay, một người vuốt đất. Có vé vào làng, đạp xe chừng mười lăm phút.

**Phước Kiều** (Điện Bàn, nay thuộc Đà Nẵng) đúc đồng. Hay nhất là lúc thợ già gõ chiêng nghe tiếng mà sửa âm.

**Bàu Trúc**, cách Phan Rang khoảng 10 km, là gốm Chăm không bàn xoay: người thợ đi giật lùi quanh khối đất, nung lộ thiên bằng củi và rơm. UNESCO ghi danh năm 2022 vào danh sách cần bảo vệ khẩn cấp. Sang Mỹ Nghiệp kế bên xem dệt.

## Miền Nam

**Tân Châu** (An Giang), cách Châu Đốc chừng 20 km, còn đôi nhà làm lãnh Mỹ A: lụa nhuộm trái mặc nưa hàng chục lượt, phơi nắng cả tháng mới ra màu đen óng. Gọi trước, vì không phải ngày nào cũng nhuộm.

## Ghép lịch cho gọn

- Một ngày phía đông Hà Nội: sáng Đông Hồ, chiều Bát Tràng.
- Một ngày phía tây nam: chợ Chuông lúc sáu giờ, Quảng Phú Cầu giữa buổi sáng khi nắng lên, chiều ghé Vạn Phúc.
- Nửa ngày từ Hội An: Thanh Hà rồi Phước Kiều.
- Từ Nha Trang hoặc Vĩnh Hy: gộp Bàu Trúc với tháp Po Klong Garai.

Xưởng thường nghỉ trưa từ mười một rưỡi đến một rưỡi, và nghỉ hẳn cả tuần Tết.

## Thử nghề và mua gì

Nặn một cái bát mất nửa tiếng, khoảng 50.000–100.000 đồng, nhưng sấy và nung thì phải chờ vài ngày. Hỏi xem họ có gửi về tận nhà không. In tranh, chằm nón thì cầm về ngay.

Đáng mua: ấm chén men tro, khăn lụa vân, tranh “Đám cưới chuột”, chiếc chiêng nhỏ. Lụa thật đốt vài sợi thấy mùi tóc cháy, tàn bóp ra bụi; lụa pha thì vón cục. Giá rẻ bất ngờ là hàng nhập từ nơi khác. Mua thẳng tại nhà người làm, hỏi tên thợ, và đừng ép giá món làm mất ba ngày.
`,
  contentEn: `
A craft village isn’t a museum. Some roar with machinery; in others two or three families keep the kiln warm. The difference between a good visit and a row of shops is choosing the right place on the right day. In these nine you can still walk in on people at work.

## Around Hanoi

**Bat Trang**, 13 km out and served by city bus from [Hanoi](/where-to-go/hanoi), is the north’s biggest pottery village. Pass the market and keep going to the old lanes by the river, where coal for the kilns was once slapped on the walls to dry.

**Van Phuc**, in Ha Dong, is a metro ride and a short taxi hop. Look for patterned *vân* silk. The umbrella street is for photographs; looms are in the side alleys.

**Chuong** makes conical hats. Its market meets on lunar days 4, 10, 14, 20, 24 and 30, from dawn, and is over before nine.

**Quang Phu Cau** splits bamboo for incense. The red bundles are at their brightest in the months before Tet; arranged photo yards charge a fee.

**Dong Ho**, in Bac Ninh, prints folk pictures from woodblocks on paper brushed with powdered shell. A handful of families remain, and they will let you pull a print.

## The centre

**Thanh Ha**, 3 km from [Hoi An](/where-to-go/hoi-an): one person kicks the wheel while another shapes the clay. There is a village ticket; cycle there in a quarter of an hour.

**Phuoc Kieu**, on the mainland side in Dien Ban, casts bronze. The moment to wait for is an old man tapping a gong and tuning it by ear.

**Bau Truc**, 10 km from Phan Rang, is Cham pottery made without a wheel. The potter walks backwards around the clay; firing is in the open, on wood and straw. UNESCO listed the craft as in urgent need of safeguarding in 2022. Weavers work next door in My Nghiep.

## The south

**Tan Chau**, about 20 km from Chau Doc, keeps a couple of families making *lãnh Mỹ A*: silk dipped dozens of times in the juice of a wild fruit and sunned for weeks until it turns a deep, shining black. Have someone call first; they don’t dye every day.

## Putting them together

- East of Hanoi: Dong Ho in the morning, Bat Trang after lunch.
- Southwest: Chuong market at six, Quang Phu Cau when the sun is up, Van Phuc in the afternoon.
- Half a day from Hoi An: Thanh Ha, then Phuoc Kieu.
- From Nha Trang: Bau Truc with the Po Klong Garai towers.

Workshops stop for lunch from about 11:30 to 1:30, and for the whole week of Tet.

## Trying and buying

Throwing a bowl takes half an hour and costs about 50,000–100,000 VND ($2–4), but drying and firing take days, so ask whether they post. Prints and hats go home with you at once.

Worth the suitcase space: ash-glazed teacups, a patterned silk scarf, the print of the mice’s wedding, a small gong. Burn a thread: real silk smells of singed hair and crumbles to dust, synthetic melts into a bead. Surprisingly cheap usually means brought in from elsewhere. Buy in the maker’s house and don’t beat down a price for three days’ work.
`,
  tipsVi: [
    'Xem lịch âm trước khi đi Chuông; lệch phiên là chỉ còn sân chợ trống.',
    'Đi ngày nắng: nón, hương, lụa, gốm mộc đều phải phơi, trời mưa thì cả làng cất hàng.',
    'Chụp cận người thợ thì xin phép, mua một món nhỏ thay lời cảm ơn.',
    'Gốm gói bằng rơm hoặc giấy, đặt giữa vali; nhà nào ở Bát Tràng cũng biết gói gửi xa.',
  ],
  tipsEn: [
    'Check a lunar calendar before Chuong; on the wrong day there is only an empty yard.',
    'Go in sunshine. Hats, incense, silk and raw pots all dry outdoors, and rain clears the village.',
    'Ask before photographing a maker close up, and buy something small by way of thanks.',
    'Bat Trang shops pack for shipping; for hand luggage ask for double paper and wrap it in clothes.',
  ],
})
